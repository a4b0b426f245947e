import '#platform/zod-without-code'
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script'
import { BOARDS } from '#jobs/boards/all-boards'
import { readBoard } from '#jobs/boards/read-board'

/** Runs in a board's tab, once for each look, and answers what stands there. It changes nothing but where the list is scrolled to. */
export default defineUnlistedScript(() => {
  const board = BOARDS.find(({ isHost }) => isHost(location.host))
  if (!board) return undefined
  const reading = readBoard(board, document, location.href, new Date())
  const [first] = reading.unrendered
  // Long lists draw a card when it comes into view.
  if (first) document.querySelector(`[data-occludable-job-id="${CSS.escape(first)}"]`)?.scrollIntoView()
  return reading
})
