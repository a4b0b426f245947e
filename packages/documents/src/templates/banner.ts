import { SOFT, type TemplateStyle, text } from '#layout/style'

/** The name in white on a band of colour. */
export const banner = (accent: string): TemplateStyle => ({
  margin: { top: 40, right: 50, bottom: 46, left: 50 },
  text: text('sans', 10, { leading: 1.38 }),
  name: text('sans-bold', 27, { color: '#ffffff', leading: 1.2, spacing: -0.2 }),
  headline: text('sans', 13, { color: '#ffffff', leading: 1.4 }),
  contact: text('sans', 9.2, { color: '#ffffff', leading: 1.5 }),
  heading: text('sans-bold', 11.4, { color: accent, leading: 1.3 }),
  title: text('sans-bold', 10.4, { leading: 1.38 }),
  organization: text('sans', 10.2, { color: accent, leading: 1.38 }),
  dates: text('sans', 9.2, { color: SOFT }),
  label: text('sans-semibold', 10),
  header: { align: 'left', separator: '', gap: 14, band: accent },
  headingRule: { place: 'below', color: accent, thickness: 1.2, gap: 2 },
  hasSummaryHeading: true,
  entry: { dates: 'right', marginWidth: 0, twoLines: true },
  timeline: null,
  bullet: { text: '•', indent: 10.5 },
  gaps: { section: 16, heading: 6, entry: 9.5, detail: 0.9, header: 9 },
  side: null,
})
