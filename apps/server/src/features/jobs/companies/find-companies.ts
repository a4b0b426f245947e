import { boardIdOf, type NewBoard } from '#features/jobs/listings/store'
import { type CompanyBlock, companyBlocks, foldCompanyLine } from './company-file.ts'
import { DIRECTORY, recognisedBoard } from './directory.ts'

const MOST = 20
/** Hits of a source that are ranked; a short beginning has thousands. */
const MOST_RANKED = 500

type Hit = { folded: string; board: () => NewBoard | undefined }

/** Boards by the company's name, or by the token where no name is known: exact names first, then beginnings, then words inside. */
export async function searchCompanies(name: string, { isExact = false } = {}): Promise<NewBoard[]> {
  const wanted = foldCompanyLine(name).trim()
  if (wanted.length < 2) return []
  const shipped = DIRECTORY.map(
    ({ source, token, name: said }): Hit => ({
      folded: foldCompanyLine(said),
      board: () => ({ source, token, name: said }),
    }),
  ).filter(({ folded }) => startsWord(folded, wanted))
  const hits = [...shipped, ...(await companyBlocks()).flatMap((block) => searchBlock(block, wanted))]
  const rank = ({ folded }: Hit) => (folded === wanted ? 0 : folded.startsWith(wanted) ? 1 : 2)
  const ranked = hits
    .filter((hit) => !isExact || rank(hit) === 0)
    .toSorted((a, b) => rank(a) - rank(b) || a.folded.length - b.folded.length || (a.folded < b.folded ? -1 : 1))
  const boards = ranked.slice(0, 2 * MOST).flatMap(({ board }) => board() ?? [])
  return [...new Map(boards.map((board) => [boardIdOf(board), board])).values()].slice(0, MOST)
}

/** Whether a word of the text begins so. */
function startsWord(text: string, wanted: string): boolean {
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1))
    if (at === 0 || !/[\p{L}\d]/u.test(text.charAt(at - 1))) return true
  return false
}

function searchBlock({ source, lines, folded }: CompanyBlock, wanted: string): Hit[] {
  const hits: Hit[] = []
  for (const [place, line] of folded.entries()) {
    if (!line.includes(wanted)) continue
    const tab = line.indexOf('\t')
    // Tokens are separated by hyphens where names have spaces.
    const said = tab < 0 ? line.replaceAll('-', ' ') : line.slice(tab + 1)
    if (startsWord(said, wanted)) hits.push({ folded: said, board: () => boardOf(source, lines[place] ?? '') })
    if (hits.length >= MOST_RANKED) break
  }
  return hits
}

/** The board that a line of the directory stands for. */
export function boardOf(source: string, line: string): NewBoard | undefined {
  const [token = '', name] = line.split('\t')
  const known = token ? recognisedBoard(source, token) : undefined
  return known && { source, token, name: name ?? known.board.name }
}

/** A board of the directory by its id: 'greenhouse:acme'. */
export async function findKnown(boardId: string): Promise<NewBoard | undefined> {
  const shipped = DIRECTORY.find((board) => boardIdOf(board) === boardId)
  if (shipped) return { source: shipped.source, token: shipped.token, name: shipped.name }
  const [source = '', ...rest] = boardId.split(':')
  const token = rest.join(':')
  const block = (await companyBlocks()).find((one) => one.source === source)
  const place = block?.folded.findIndex((line) => line === token || line.startsWith(`${token}\t`)) ?? -1
  return block && token && place >= 0 ? boardOf(source, block.lines[place] ?? '') : undefined
}
