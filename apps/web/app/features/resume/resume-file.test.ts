import { expect, test } from 'vitest'
import { refusalOf } from './accepted-file.ts'
import { showSize } from './show-size.ts'

test('RESUME-003 RESUME-004 a file that is no resume or too large is refused before it is sent', () => {
  expect(refusalOf({ name: 'photo.png', size: 10 })).toBe('Please upload a PDF, DOC, DOCX, or TXT file.')
  expect(refusalOf({ name: 'a.pdf', size: 10_485_761 })).toBe('File size must be less than 10MB.')
  for (const name of ['a.pdf', 'a.doc', 'a.DOCX', 'a.txt', 'a.odt']) expect(refusalOf({ name, size: 10_485_760 })).toBeUndefined()
})

test('a size is shown as a person says it', () => {
  expect([0, 1, 1023, 1024, 35_000, 1_258_291, 10_485_760].map(showSize)).toEqual([
    '0 bytes',
    '1 byte',
    '1023 bytes',
    '1 KB',
    '34 KB',
    '1.2 MB',
    '10 MB',
  ])
})
