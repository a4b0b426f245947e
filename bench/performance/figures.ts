/** A line of the list of goals. `line` finds its figure in what the bench prints. */
export type Goal = {
  id: string
  measure: string
  control: string
  gate: string
  stretch: string
  bench?: { name: string; args?: readonly string[]; line: RegExp; keeps: (figure: string) => boolean }
  /** The same at ten times the data. */
  tenfold?: readonly string[]
  /** Why no bench of ours can tell it alone. */
  missing?: string
}

/** Whether the numbers that the pattern finds are at most these. */
const atMost =
  (pattern: RegExp, ...most: number[]) =>
  (figure: string) => {
    const found = pattern.exec(figure)
    return found !== null && most.every((gate, place) => Number(found[place + 1]) <= gate)
  }
const atLeast = (pattern: RegExp, least: number) => (figure: string) => Number(pattern.exec(figure)?.[1]) >= least
const TAIL = atMost(/, ([\d.]+)x/, 2)

export const GOALS: readonly Goal[] = [
  {
    ...{ id: 'P1', measure: 'signed-in list of 25 applications', control: 'bare node:http, two prepared questions, same rows' },
    ...{ gate: '0.40x calls, 2.5x CPU', stretch: '0.60x, 1.6x', tenfold: ['2000'] },
    bench: {
      ...{ name: 'list', line: /P1 (.*)/ },
      keeps: (figure) => atLeast(/([\d.]+)x calls/, 0.4)(figure) && atMost(/([\d.]+)x CPU/, 2.5)(figure),
    },
  },
  {
    ...{ id: 'P2', measure: 'p99 at half of what it can', control: 'the same', gate: '2x', stretch: '1.3x' },
    ...{ bench: { name: 'list', line: /P2 (.*)/, keeps: atMost(/: ([\d.]+)x/, 2) }, tenfold: ['2000'] },
  },
  {
    ...{ id: 'P3', measure: 'CPU of a submit, 16 clients', control: 'plain INSERT commits beside it' },
    ...{
      gate: '3.0 ms',
      stretch: '1.5 ms',
      bench: { name: 'submit', args: ['5'], line: /P3 (.*)/, keeps: atMost(/([\d.]+) CPU ms/, 3) },
    },
  },
  {
    ...{ id: 'P4', measure: 'match scoring, one thread', control: 'one pass of a regex of 100 skills' },
    ...{
      gate: '0.4x',
      stretch: '0.8x',
      bench: { name: 'match', line: /((?:score as a search|read and score).*)/, keeps: atLeast(/([\d.]+)x/, 0.4) },
    },
  },
  {
    ...{ id: 'P5', measure: 'search over 1,000,000 jobs, p95', control: 'the same SQL raw', gate: '1.5x, 60 ms' },
    ...{
      stretch: '1.2x, 35 ms',
      bench: { name: 'search', args: ['100000'], line: /(.*p95.*raw.*)/, keeps: atMost(/p95 ([\d.]+) ms.* ([\d.]+)x/, 60, 1.5) },
      tenfold: ['1000000'],
    },
  },
  {
    ...{ id: 'P6', measure: 'upload to structured fields, CPU', control: 'extraction of the text alone' },
    ...{ gate: '1.5x, p95 2x', stretch: '1.15x', missing: 'needs documents: npm run bench -- resumes --set DIR' },
  },
  {
    ...{ id: 'P7', measure: 'a DOCX that expands to 200 MB', control: '-', gate: '0.5 s, 150 MB', stretch: '0.1 s' },
    bench: { name: 'damage', args: ['--count', '50'], line: /(a DOCX.*)/, keeps: atMost(/([\d.]+) s +([\d.]+) MB/, 0.5, 150) },
  },
  {
    ...{ id: 'P8', measure: 'script of public pages, gzip', control: '-', gate: '20 KiB', stretch: '8 KiB' },
    bench: { name: 'web', line: /(\/(?:pricing|blog|help)? +[\d.]+ KiB of script.*)/, keeps: atMost(/([\d.]+) KiB/, 20) },
  },
  {
    ...{ id: 'P9', measure: 'script of /auth and dashboard', control: 'JobSync: 155 and 300 KiB', gate: '0.65x, 0.5x' },
    ...{
      stretch: '0.5x, 0.4x',
      bench: {
        name: 'web',
        line: /(\/(?:auth|dashboard) +[\d.]+ KiB of script.*)/,
        keeps: (figure) => atMost(/([\d.]+) KiB/, figure.includes('auth') ? 100.75 : 150)(figure),
      },
    },
  },
  {
    ...{ id: 'P10', measure: 'landing page on a slow phone', control: 'a static page', gate: '95 points, LCP 2x, +150 ms' },
    ...{ stretch: 'LCP 1.4x', bench: { name: 'web', line: /P10 (largest.*)/, keeps: atMost(/([\d.]+)x/, 2) } },
  },
  {
    ...{ id: 'P11', measure: 'dashboard with 200 applications, slow phone', control: 'a static page' },
    ...{
      gate: '2.5 s, 400 ms',
      stretch: 'TBT +200 ms',
      bench: { name: 'screens', line: /P11 (.*)/, keeps: atMost(/LCP (\d+) ms.*blocked (\d+) ms/, 2500, 400) },
    },
  },
  {
    ...{ id: 'P12', measure: 'CPU to the first answer', control: 'bare: 0.12 s', gate: '1.0 s', stretch: '0.6 s' },
    bench: { name: 'start', line: /P12 (.*)/, keeps: atMost(/([\d.]+) CPU s/, 1) },
  },
  {
    ...{ id: 'P13', measure: 'memory at rest', control: 'bare: 57 MB', gate: '120 MB, 200 MB after P1', stretch: '90, 140 MB' },
    bench: { name: 'start', line: /P13 (.*)/, keeps: atMost(/([\d.]+) MB/, 120) },
  },
  {
    ...{ id: 'P14', measure: 'p99 of others beside 50 sign-ins', control: 'alone', gate: '2x', stretch: '1.3x' },
    bench: { name: 'beside', args: ['P14'], line: /P14 (.*)/, keeps: TAIL },
  },
  {
    ...{ id: 'P15', measure: 'p99 of others beside 20 uploads of 10 MB', control: 'alone', gate: '2x', stretch: '1.5x' },
    bench: { name: 'beside', args: ['P15'], line: /P15 (.*)/, keeps: TAIL },
  },
  {
    ...{ id: 'P16', measure: 'export of 100,000 rows', control: 'COPY', gate: '0.3x, +30 MB', stretch: '0.6x' },
    bench: {
      ...{ name: 'beside', args: ['P16'], line: /P16 (.*)/ },
      keeps: (figure) => atLeast(/([\d.]+)x rows/, 0.3)(figure) && atMost(/\+([\d.]+) MB/, 30)(figure),
    },
  },
  {
    ...{ id: 'P17', measure: 'extension: script in a page, CPU at rest, merge of 10,000 jobs', control: '-' },
    ...{ gate: '30 KiB; 50 ms; 100 ms', stretch: '12 KiB; 10 ms; 30 ms', missing: 'npm test -- unit extension-size' },
  },
  {
    ...{ id: 'P18', measure: 'table of 5,000 rows, slowest interaction', control: '-', gate: '200 ms', stretch: '100 ms' },
    bench: { name: 'screens', line: /P18 (.*)/, keeps: atMost(/([\d.]+) ms/, 200) },
  },
]
