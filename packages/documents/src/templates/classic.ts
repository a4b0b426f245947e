import { SOFT, type TemplateStyle, text } from '#layout/style'

/** A centred name over ruled headings, in a book typeface. */
export const classic = (accent: string): TemplateStyle => ({
  margin: { top: 54, right: 64, bottom: 54, left: 64 },
  text: text('book', 11, { leading: 1.3 }),
  name: text('book', 29, { leading: 1.15, spacing: 0.3 }),
  headline: text('book-italic', 13.4, { color: SOFT, leading: 1.35 }),
  contact: text('book', 10.4, { leading: 1.4 }),
  heading: text('book-semibold', 11, { color: accent, leading: 1.3, spacing: 1.1, upper: true }),
  title: text('book-semibold', 11.4, { leading: 1.3 }),
  organization: text('book-italic', 11.2, { leading: 1.3 }),
  dates: text('book', 10.6, { color: SOFT }),
  label: text('book-semibold', 11),
  header: { align: 'center', separator: '·', gap: 5, band: null },
  headingRule: { place: 'below', color: accent, thickness: 0.7, gap: 2.5 },
  hasSummaryHeading: true,
  entry: { dates: 'right', marginWidth: 0, twoLines: true },
  timeline: null,
  bullet: { text: '•', indent: 11 },
  gaps: { section: 15, heading: 6, entry: 9, detail: 0.6, header: 5 },
  side: null,
})
