import { deflateSync } from 'node:zlib'

const latin1 = (text: string) => Buffer.from(text, 'latin1')
export const CATALOG = '<< /Type /Catalog /Pages 2 0 R >>'
export const ONE_PAGE = '<< /Type /Pages /Count 1 /Kids [3 0 R] >>'
export const HELVETICA = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'

/** A PDF of these objects, with a true table of where they stand. */
export function pdf(objects: readonly (string | Buffer)[]): Buffer {
  const parts: Buffer[] = [latin1('%PDF-1.7\n')]
  const offsets: number[] = []
  let length = parts[0]?.length ?? 0
  objects.forEach((body, index) => {
    offsets.push(length)
    const whole = Buffer.concat([latin1(`${index + 1} 0 obj\n`), Buffer.from(body as string, 'latin1'), latin1('\nendobj\n')])
    parts.push(whole)
    length += whole.length
  })
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  parts.push(
    latin1(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF`,
    ),
  )
  return Buffer.concat(parts)
}

export const stream = (dictionary: string, bytes: Buffer | string) => {
  const body = Buffer.from(bytes as string, 'latin1')
  return Buffer.concat([latin1(`<< ${dictionary} /Length ${body.length} >>\nstream\n`), body, latin1('\nendstream')])
}
export const flate = (dictionary: string, bytes: Buffer | string, times = 1) => {
  let body = Buffer.from(bytes as string, 'latin1')
  for (let round = 0; round < times; round += 1) body = deflateSync(body, { level: 9 })
  return stream(`${dictionary} /Filter [${'/FlateDecode '.repeat(times)}]`, body)
}

/** One page whose content is object 4; the objects of `more` start at number 6. */
export const pageWith = (content: string | Buffer, resources = '', more: readonly (string | Buffer)[] = []) =>
  pdf([
    CATALOG,
    ONE_PAGE,
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F 5 0 R >> ${resources} >> /Contents 4 0 R >>`,
    content,
    HELVETICA,
    ...more,
  ])
