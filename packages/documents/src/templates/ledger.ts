import { HAIRLINE, SOFT, type TemplateStyle, text } from '#layout/style'

/** Dates hang in a margin; everything else reads down one edge. */
export const ledger = (accent: string): TemplateStyle => ({
  margin: { top: 50, right: 52, bottom: 48, left: 52 },
  text: text('serif', 9.6, { leading: 1.42 }),
  name: text('serif', 27, { leading: 1.2, spacing: -0.2 }),
  headline: text('serif-italic', 12, { color: SOFT, leading: 1.4 }),
  contact: text('sans', 8.6, { color: SOFT, leading: 1.5 }),
  heading: text('sans-semibold', 9, { color: accent, leading: 1.3 }),
  title: text('serif-semibold', 9.8, { leading: 1.42 }),
  organization: text('serif-italic', 9.8, { color: SOFT, leading: 1.42 }),
  dates: text('sans', 8.2, { color: SOFT }),
  label: text('sans', 8.2, { color: SOFT }),
  header: { align: 'left', separator: '', gap: 13, band: null },
  headingRule: { place: 'below', color: HAIRLINE, thickness: 0.6, gap: 3 },
  hasSummaryHeading: false,
  entry: { dates: 'margin', marginWidth: 94, twoLines: false },
  timeline: null,
  bullet: { text: '•', indent: 10 },
  gaps: { section: 17, heading: 7, entry: 10.5, detail: 1, header: 9 },
  side: null,
})
