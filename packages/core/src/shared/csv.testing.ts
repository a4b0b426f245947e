/** Reads a CSV file sign by sign, by RFC 4180 alone: it shares nothing with the writer. */
export function readCsv(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let isQuoted = false
  for (let place = 0; place < text.length; place++) {
    const sign = text[place]
    if (isQuoted) {
      if (sign !== '"') cell += sign
      else if (text[place + 1] === '"') cell += text[place++]
      else isQuoted = false
    } else if (sign === '"' && cell === '') isQuoted = true
    else if (sign === ',') {
      row.push(cell)
      cell = ''
    } else if (sign === '\r' && text[place + 1] === '\n') {
      rows.push([...row, cell])
      row = []
      cell = ''
      place++
    } else cell += sign
  }
  if (cell !== '' || row.length > 0 || isQuoted) throw new Error('the last line does not end')
  return rows
}

/** Takes the apostrophe away that keeps a spreadsheet from running the cell. */
export const restoreCell = (cell: string) => (/^'+(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/u.test(cell) ? cell.slice(1) : cell)
