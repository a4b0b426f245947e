import { HAIRLINE, SOFT, type TemplateStyle, text } from '#layout/style'

/** A long career on few pages: one line for position, employer, place and dates. */
export const compact = (accent: string): TemplateStyle => ({
  margin: { top: 36, right: 42, bottom: 34, left: 42 },
  text: text('sans', 9, { leading: 1.27 }),
  name: text('sans-bold', 18, { leading: 1.2 }),
  headline: text('sans', 10, { color: SOFT, leading: 1.3 }),
  contact: text('sans', 8.6, { color: SOFT, leading: 1.35 }),
  heading: text('sans-bold', 8.6, { color: accent, leading: 1.3, spacing: 0.5, upper: true }),
  title: text('sans-semibold', 9.2, { leading: 1.3 }),
  organization: text('sans', 9.2, { leading: 1.3 }),
  dates: text('sans', 8.6, { color: SOFT }),
  label: text('sans-semibold', 9),
  header: { align: 'left', separator: '·', gap: 4, band: null },
  headingRule: { place: 'above', color: HAIRLINE, thickness: 0.6, gap: 4 },
  hasSummaryHeading: true,
  entry: { dates: 'right', marginWidth: 0, twoLines: false },
  timeline: null,
  bullet: { text: '•', indent: 8.5 },
  gaps: { section: 8.5, heading: 2, entry: 5.5, detail: 0.3, header: 2 },
  side: null,
})
