import type { ShownReceipt } from '@jobapply/core/applications/receipt-schema'
import { barsOf, receiptNumber, shortHash } from '@jobapply/core/applications/receipt-sheet'
import type { Box } from '@jobapply/core/documents/pages'
import { type Setting, setText, span } from '#layout/set-text'
import type { TextStyle } from '#layout/spans'
import { endKeep, keepAll, type Strip } from '#layout/strips'
import { INK, SOFT } from '#layout/style'

export type Chain = Pick<ShownReceipt, 'number' | 'previous' | 'hash'>

const HEIGHT = 22
const GAP = 24

/** The marks of the receipt before and of this one, drawn from their hashes. */
export function setChain(setting: Setting, { number, previous, hash }: Chain, width: number, style: TextStyle): Strip[] {
  const half = (width - GAP) / 2
  const marks = [
    ...(previous ? [{ hash: previous, number: number - 1, x: 0, color: SOFT }] : []),
    { hash, number, x: half + GAP, color: INK },
  ]
  const block = setting.structure.add({ tag: 'p', section: 'summary', entry: null })
  const bars: Strip = {
    ...{ height: HEIGHT, before: 26, keep: true, runs: [], block },
    boxes: marks.flatMap((mark) => barBoxes(mark.hash, mark.x, half, mark.color)),
  }
  const words = marks.map((mark) => `No. ${receiptNumber(mark.number)}  ${shortHash(mark.hash)}`).join('  ->  ')
  const full = setText(setting, [span(`${words.replaceAll('  ', ' ')} (HMAC-SHA256 of this receipt: ${hash})`, style)], block, {
    ...{ width, before: 4 },
  })
  return endKeep(keepAll([bars, ...full]))
}

function barBoxes(hash: string, left: number, width: number, color: string): Box[] {
  const { bars, width: units } = barsOf(hash)
  const unit = width / units
  return bars.map((bar) => ({ x: left + bar.x * unit, y: 0, width: bar.width * unit, height: HEIGHT, color, radius: 0 }))
}
