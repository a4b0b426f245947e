import { INK, SOFT, type TemplateStyle, text } from '#layout/style'

/** Set like a journal: quiet headings, hanging years, room for publications. */
export const scholar = (accent: string): TemplateStyle => ({
  margin: { top: 56, right: 62, bottom: 56, left: 62 },
  text: text('book', 10.8, { leading: 1.32 }),
  name: text('book-semibold', 22, { leading: 1.2 }),
  headline: text('book-italic', 12.6, { color: SOFT, leading: 1.4 }),
  contact: text('book', 10.2, { color: SOFT, leading: 1.42 }),
  heading: text('book-italic', 14, { color: accent, leading: 1.3 }),
  title: text('book-semibold', 10.9, { leading: 1.32 }),
  organization: text('book-italic', 10.9, { leading: 1.32 }),
  dates: text('book', 10, { color: INK }),
  label: text('book-semibold', 10.8),
  header: { align: 'left', separator: '', gap: 12, band: null },
  headingRule: { place: 'none', color: accent, thickness: 0, gap: 0 },
  hasSummaryHeading: true,
  entry: { dates: 'margin', marginWidth: 108, twoLines: false },
  timeline: null,
  bullet: { text: '–', indent: 11 },
  gaps: { section: 16, heading: 5, entry: 8, detail: 0.6, header: 6 },
  side: null,
})
