import { phrases } from '@jobapply/language/phrases'
import type { Line } from '#document/model'
import { foldWords } from '#words/fold'

const FIRST = phrases(
  'first name,first names,given name,given names,forename,forenames,vorname,vornamen,rufname,prenom,prenoms,nombre,nombres,nome,nomi,primeiro nome,voornaam,voornamen,fornamn,imie,imiona',
)
const LAST = phrases(
  'last name,last names,surname,surnames,family name,nachname,familienname,zuname,nom,nom de famille,apellido,apellidos,primer apellido,cognome,cognomi,sobrenome,apelido,apelidos,ultimo nome,achternaam,familienaam,efternamn,nazwisko',
)
const LABEL = /^([^:\t]{2,30}?)\s*(?::\s*|\t\s*)(\p{L}[^\t:@\d]{0,50})$/u
const NAME = /^\p{L}[\p{L}'’. -]{0,50}$/u
const MAX_LINES = 80

export type LabelledName = { first: string; last: string; lines: Line[] }

/** "First name: Zoë" and "Surname: Lind", in two lines, or in a row of labels above a row of values. */
export function labelledName(all: readonly Line[]): LabelledName | undefined {
  const lines = all.slice(0, MAX_LINES)
  let first: { text: string; line: Line } | undefined
  let last: { text: string; line: Line } | undefined
  const take = (label: string, value: string, line: Line) => {
    const [key, text] = [foldWords(label), value.trim()]
    if (!NAME.test(text)) return
    if (!first && FIRST.has(key)) first = { text, line }
    else if (!last && LAST.has(key)) last = { text, line }
  }
  for (const [index, line] of lines.entries()) {
    const [, label, value] = LABEL.exec(line.text) ?? []
    if (label && value && !isLabel(value)) take(label, value, line)
    const labels = line.text.split('\t')
    if (!labels.every(isLabel)) continue
    const below = lines[index + 1]
    const values = below?.text.split('\t') ?? []
    if (below && values.length === labels.length)
      for (const [place, one] of labels.entries()) take(one, values[place] ?? '', below)
  }
  return first && last ? { first: first.text, last: last.text, lines: [...new Set([first.line, last.line])] } : undefined
}

const isLabel = (text: string) => FIRST.has(foldWords(text)) || LAST.has(foldWords(text))
