import type { Language, Person } from './people.ts'

const BABEL: Record<Language, string> = {
  en: 'english',
  de: 'ngerman',
  fr: 'french',
  es: 'spanish',
  pt: 'portuguese',
  nl: 'dutch',
  it: 'italian',
  sv: 'swedish',
}
export const babelOf = ({ language }: Person) => BABEL[language]

const SIGNS: Record<string, string> = { '\\': '\\textbackslash{}', '~': '\\textasciitilde{}', '^': '\\textasciicircum{}' }
export const tex = (text: string) => text.replaceAll(/[\\~^]|[&%$#_{}]/g, (sign) => SIGNS[sign] ?? `\\${sign}`)

export const items = (lines: readonly string[]) =>
  `\\begin{itemize}${lines.map((line) => `\\item ${tex(line)}`).join('\n')}\\end{itemize}`
