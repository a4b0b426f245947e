import type { FontId } from '@jobapply/core/documents/pages'
import type { Language } from '@jobapply/language/detect'
import type { IRunStylePropertiesOptions, IStylesOptions } from 'docx'
import type { TextStyle } from '#layout/spans'
import type { TemplateStyle } from '#layout/style'

/** Office's own typefaces, close to ours: a Word document that embeds fonts is hard to edit. */
const FAMILIES = { serif: 'Cambria', sans: 'Calibri', book: 'Garamond' } as const
const familyOf = (font: FontId) => FAMILIES[font.split('-')[0] as keyof typeof FAMILIES]

export const twips = (points: number) => Math.round(points * 20)
export const hex = (color: string) => color.slice(1)
const LINE = 240

export const runStyle = (style: TextStyle): IRunStylePropertiesOptions => ({
  font: familyOf(style.font),
  size: Math.round(style.size * 2),
  color: hex(style.color),
  bold: /bold/.test(style.font),
  italics: style.font.endsWith('italic'),
  allCaps: style.upper,
  ...(style.spacing !== 0 && { characterSpacing: twips(style.spacing) }),
})

/** Our leading counts from the size, Word's from the typeface's own line; less than one line would cut letters off. */
const lineOf = ({ leading }: TextStyle) => Math.max(LINE, Math.round((leading / 1.22) * LINE))

export function stylesOf(style: TemplateStyle, language: Language): IStylesOptions {
  const { gaps, headingRule, header } = style
  const rule = {
    style: 'single',
    size: Math.max(4, Math.round(headingRule.thickness * 8)),
    color: hex(headingRule.color),
    space: 2,
  } as const
  const border = headingRule.place === 'below' ? { bottom: rule } : headingRule.place === 'above' ? { top: rule } : undefined
  const paragraph = (text: TextStyle, before: number, after: number) => ({
    spacing: { before: twips(before), after: twips(after), line: lineOf(text) },
  })
  const alignment = header.align
  return {
    default: {
      document: {
        run: { ...runStyle(style.text), language: { value: language === 'en' ? 'en-US' : language } },
        paragraph: paragraph(style.text, 0, gaps.detail),
      },
      heading1: { run: runStyle(style.name), paragraph: { ...paragraph(style.name, 0, 0), alignment, keepNext: true } },
      heading2: {
        run: runStyle(style.heading),
        paragraph: { ...paragraph(style.heading, gaps.section, gaps.heading), keepNext: true, ...(border && { border }) },
      },
      heading3: { run: runStyle(style.title), paragraph: { ...paragraph(style.title, gaps.entry, 0), keepNext: true } },
    },
    paragraphStyles: [
      {
        id: 'Headline',
        name: 'Headline',
        basedOn: 'Normal',
        run: runStyle(style.headline),
        paragraph: { ...paragraph(style.headline, 0, 0), alignment },
      },
      {
        id: 'Contact',
        name: 'Contact',
        basedOn: 'Normal',
        run: runStyle(style.contact),
        paragraph: { ...paragraph(style.contact, 0, 0), alignment },
      },
      {
        id: 'Organization',
        name: 'Organization',
        basedOn: 'Normal',
        run: runStyle(style.organization),
        paragraph: { ...paragraph(style.organization, 0, 0), keepNext: true },
      },
    ],
  }
}
