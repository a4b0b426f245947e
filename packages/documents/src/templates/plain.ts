import { INK, SOFT, type TemplateStyle, text } from '#layout/style'

/** One column in one typeface, nothing beside anything: what every applicant tracking system can read. */
export const plain = (accent: string): TemplateStyle => ({
  margin: { top: 50, right: 58, bottom: 50, left: 58 },
  text: text('sans', 10.2, { leading: 1.36 }),
  name: text('sans-bold', 22, { leading: 1.25 }),
  headline: text('sans', 12, { color: SOFT, leading: 1.4 }),
  contact: text('sans', 9.6, { leading: 1.42 }),
  heading: text('sans-bold', 12, { color: accent, leading: 1.3 }),
  title: text('sans-bold', 10.4, { leading: 1.38 }),
  organization: text('sans', 10.4, { leading: 1.38 }),
  dates: text('sans', 9.8, { color: INK }),
  label: text('sans-semibold', 10.2),
  header: { align: 'left', separator: '|', gap: 5, band: null },
  headingRule: { place: 'none', color: accent, thickness: 0, gap: 0 },
  hasSummaryHeading: true,
  entry: { dates: 'right', marginWidth: 0, twoLines: true },
  timeline: null,
  bullet: { text: '•', indent: 11 },
  gaps: { section: 15, heading: 3.5, entry: 9, detail: 0.8, header: 5 },
  side: null,
})
