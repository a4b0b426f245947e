const BYTES = 10 * 1024 * 1024
const HEAD = 'Title,Company\n'
const filled = (start: string, part: string) => start + part.repeat(Math.floor((BYTES - start.length) / Buffer.byteLength(part)))

/** Files of 10 MB, each of one thing only. */
export const CSV_SHAPES_OF_10_MB: Readonly<Record<string, () => string>> = {
  quotes: () => filled('', '"'),
  'quotes below a head': () => filled(HEAD, '"'),
  commas: () => filled('', ','),
  semicolons: () => filled('', ';'),
  newlines: () => filled('', '\n'),
  'carriage returns': () => filled('', '\r'),
  'line ends of Windows': () => filled('', '\r\n'),
  'one field': () => filled(HEAD, 'x'),
  'one quoted field': () => filled(`${HEAD}"`, 'x'),
  'quotes and commas': () => filled(HEAD, '",'),
  'empty quoted cells': () => filled(HEAD, '"",'),
  'empty quoted lines': () => filled(HEAD, '""\n'),
  'cells of doubled quotes': () => filled(HEAD, `"${'""'.repeat(9_000)}",b\n`),
  'rows of a hundred cells': () => filled(HEAD, `${'a,'.repeat(100)}\n`),
  'rows with long notes': () => filled('Title,Company,Notes\n', `Cook,Acme,${'n'.repeat(9_000)}\n`),
  'letters of two bytes': () => filled(HEAD, 'é'),
  'zero bytes': () => filled(HEAD, '\0'),
}
