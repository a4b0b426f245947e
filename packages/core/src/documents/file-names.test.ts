import { expect, test } from 'vitest'
import { letterFileName, packFileName, resumeFileName } from './file-names.ts'

test('the files of a person carry their name, once', () => {
  expect(resumeFileName('Ines Calder', 'Electrician')).toBe('Ines Calder, Electrician.pdf')
  expect(resumeFileName('Ines Calder', 'ines calder 2026', 'docx')).toBe('ines calder 2026.docx')
  expect(resumeFileName(' ', 'Electrician')).toBe('Electrician.pdf')
  expect(resumeFileName(null, 'Electrician')).toBe('Electrician.pdf')
  expect(letterFileName('Ines Calder', 'Northline Rail')).toBe('Ines Calder, Cover letter, Northline Rail.pdf')
  expect(letterFileName(undefined, 'Northline Rail', 'txt')).toBe('Cover letter, Northline Rail.txt')
})

test('the pack of an interview names the employer', () => {
  expect(packFileName('Northline Rail')).toBe('Interview pack, Northline Rail.pdf')
  expect(packFileName(' ')).toBe('Interview pack.pdf')
})
