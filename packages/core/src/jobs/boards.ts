/** The boards that the extension searches (decisions, Job search and matching). */
export const BOARDS = {
  indeed: 'Indeed',
  linkedin: 'LinkedIn',
  glassdoor: 'Glassdoor',
  dice: 'Dice',
  simplyhired: 'SimplyHired',
  ziprecruiter: 'ZipRecruiter',
} as const
export type Board = keyof typeof BOARDS
export const BOARD_NAMES = Object.keys(BOARDS) as Board[]

/** Where a board's pages are, subdomains included. The extension asks for these hosts and accepts no address elsewhere as a board's. */
export const BOARD_HOSTS: Readonly<Record<Board, readonly string[]>> = {
  indeed: ['indeed.com'],
  linkedin: ['linkedin.com'],
  glassdoor: [
    'glassdoor.com',
    'glassdoor.ca',
    'glassdoor.co.uk',
    'glassdoor.ie',
    'glassdoor.com.au',
    'glassdoor.co.nz',
    'glassdoor.de',
    'glassdoor.at',
    'glassdoor.ch',
    'glassdoor.fr',
    'glassdoor.be',
    'glassdoor.nl',
    'glassdoor.es',
    'glassdoor.it',
    'glassdoor.co.in',
    'glassdoor.sg',
    'glassdoor.com.br',
    'glassdoor.com.mx',
  ],
  dice: ['dice.com'],
  simplyhired: ['simplyhired.com', 'simplyhired.ca', 'simplyhired.co.uk', 'simplyhired.com.au', 'simplyhired.co.in'],
  ziprecruiter: ['ziprecruiter.com'],
}

/** Whether an address is https on one of the board's own hosts. */
export function isBoardAddress(board: Board, address: string): boolean {
  const { protocol, hostname } = URL.parse(address) ?? { protocol: '', hostname: '' }
  return protocol === 'https:' && BOARD_HOSTS[board].some((host) => hostname === host || hostname.endsWith(`.${host}`))
}

/** How slowly the extension searches: it spares the boards, and the person's accounts there. /extension shows these. */
export const BOARD_PACE = { pages: 3, pauseSeconds: { least: 3, most: 6 }, searchesAnHour: 20 } as const
