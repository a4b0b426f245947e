import { SOFT, type TemplateStyle, text } from '#layout/style'

/** Contact, skills and languages in a tinted column beside the work. */
export const margin = (accent: string): TemplateStyle => ({
  margin: { top: 52, right: 44, bottom: 46, left: 30 },
  text: text('sans', 9.7, { leading: 1.38 }),
  name: text('serif-semibold', 25, { leading: 1.18, spacing: -0.2 }),
  headline: text('sans', 12, { color: accent, leading: 1.5 }),
  contact: text('sans', 8.9, { leading: 1.34 }),
  heading: text('sans-bold', 10.4, { color: accent, leading: 1.3 }),
  title: text('sans-bold', 10, { leading: 1.38 }),
  organization: text('sans', 9.8, { color: SOFT, leading: 1.38 }),
  dates: text('sans', 8.8, { color: SOFT }),
  label: text('sans-semibold', 9.2, { color: SOFT }),
  header: { align: 'left', separator: '', gap: 12, band: null },
  headingRule: { place: 'none', color: accent, thickness: 0, gap: 0 },
  hasSummaryHeading: true,
  entry: { dates: 'right', marginWidth: 0, twoLines: true },
  timeline: null,
  bullet: { text: '•', indent: 10 },
  gaps: { section: 16, heading: 4.5, entry: 9.5, detail: 0.9, header: 8 },
  side: { width: 182, pad: 14, gap: 26, fill: '#f3f2ee', sections: ['skills', 'languages'] },
})
