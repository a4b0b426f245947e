import { SOFT, type TemplateStyle, text } from '#layout/style'

/** A dot for each entry and a line down its side. */
export const timeline = (accent: string): TemplateStyle => ({
  margin: { top: 50, right: 54, bottom: 48, left: 54 },
  text: text('serif', 9.7, { leading: 1.4 }),
  name: text('sans-bold', 26, { leading: 1.18, spacing: -0.3 }),
  headline: text('sans', 12.4, { color: accent, leading: 1.45 }),
  contact: text('sans', 9, { color: SOFT, leading: 1.5 }),
  heading: text('sans-bold', 12, { leading: 1.3 }),
  title: text('sans-bold', 10, { leading: 1.4 }),
  organization: text('sans', 9.8, { color: SOFT, leading: 1.4 }),
  dates: text('sans', 9, { color: accent }),
  label: text('sans-semibold', 9.6),
  header: { align: 'left', separator: '', gap: 14, band: null },
  headingRule: { place: 'none', color: accent, thickness: 0, gap: 0 },
  hasSummaryHeading: true,
  entry: { dates: 'right', marginWidth: 0, twoLines: true },
  timeline: { indent: 17, color: accent },
  bullet: { text: '•', indent: 10 },
  gaps: { section: 17, heading: 6, entry: 10, detail: 0.9, header: 6 },
  side: null,
})
