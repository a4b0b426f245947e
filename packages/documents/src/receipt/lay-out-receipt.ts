import type { ReceiptSheet } from '@jobapply/core/applications/receipt-sheet'
import { hashGroups } from '@jobapply/core/applications/receipt-sheet'
import type { Layout } from '@jobapply/core/documents/pages'
import type { Setting } from '#layout/set-text'
import { keepAll, type Strip } from '#layout/strips'
import { INK } from '#layout/style'
import {
  cell,
  heading,
  layOutSheet,
  line,
  marked,
  NOTE,
  paragraphs,
  QUIET,
  STYLE,
  setColumns,
  setRow,
  WIDTH,
} from '#sheet/set-sheet'
import { type Chain, setChain } from './set-chain.ts'

export type { Chain }

const FACT_LABEL = 74
/** Where values and origins of fields begin, as parts of the width. */
const COLUMNS = { value: 0.4, source: 0.72 }

/** The pages of a receipt; its number stands above each. `verdict` is what a check of the chain said. */
export const layOutReceipt = (sheet: ReceiptSheet, chain: Chain, verdict: string): Promise<Layout> =>
  layOutSheet(`Receipt No. ${sheet.number}`, (setting) => stripsOf(setting, sheet, chain, verdict))

function stripsOf(setting: Setting, sheet: ReceiptSheet, chain: Chain, verdict: string): Strip[] {
  const facts = sheet.facts.flatMap(({ label, value }, index) => [
    ...setColumns(setting, [cell(label, QUIET, 0, FACT_LABEL), cell(value, STYLE.text, FACT_LABEL, WIDTH)], index === 0 ? 12 : 2),
  ])
  const fields = sheet.fields.flatMap(({ label, value, isEmpty, source, isYours }) =>
    setRow(setting, [
      cell(label, QUIET, 0, WIDTH * COLUMNS.value - 12),
      cell(value, isEmpty ? QUIET : STYLE.title, WIDTH * COLUMNS.value, WIDTH * COLUMNS.source - 12),
      cell(source, isYours ? { ...NOTE, color: INK } : NOTE, WIDTH * COLUMNS.source, WIDTH),
    ]),
  )
  const files = sheet.files.flatMap(({ name, detail, sha256 }) => [
    ...keepAll(setRow(setting, [cell(name, STYLE.title, 0, WIDTH * 0.6), cell(detail, NOTE, WIDTH * COLUMNS.source, WIDTH)])),
    ...line(setting, 'p', hashGroups(sha256).join(' '), NOTE, 0),
  ])
  const { confirmation, correction } = sheet
  return [
    ...keepAll(line(setting, 'h1', sheet.title, STYLE.name, 0)),
    ...(sheet.place ? line(setting, 'p', sheet.place, QUIET, 2) : []),
    ...line(setting, 'p', sheet.status, STYLE.title, 4),
    ...facts,
    ...(fields.length > 0 ? [...heading(setting, sheet.fieldsTitle), ...fields] : []),
    ...(files.length > 0 ? [...heading(setting, sheet.filesTitle), ...files] : []),
    ...heading(setting, 'Confirmation', confirmation.note),
    ...line(setting, 'p', confirmation.sentence, STYLE.text, 4).map((strip) => (confirmation.isQuote ? marked(strip) : strip)),
    ...(correction
      ? [...heading(setting, 'Correction', correction.note), ...line(setting, 'p', correction.sentence, STYLE.text, 4)]
      : []),
    ...setChain(setting, chain, WIDTH, NOTE),
    ...line(setting, 'p', verdict, STYLE.text, 6),
    ...(sheet.posting ? [...heading(setting, 'The posting at that time'), ...paragraphs(setting, sheet.posting)] : []),
  ]
}
