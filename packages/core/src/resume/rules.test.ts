import { expect, test } from 'vitest'
import { UNREADABLE } from './constants.ts'
import { kindOf, parsingFailed, storableName } from './rules.ts'

test('a resume is a PDF, DOC, DOCX, TXT or ODT file, by its name', () => {
  const names = ['a.pdf', 'A.PDF', 'b.docx', 'c.doc', 'd.txt', 'e.odt']
  expect(names.map(kindOf)).toEqual(['pdf', 'pdf', 'docx', 'doc', 'txt', 'odt'])
  expect(['a.png', 'pdf', 'a.pdf.exe', 'a.docm', '', '.pdf '].map(kindOf)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
    'pdf',
  ])
})

test('a stored name stays recognisable and safe', () => {
  expect(storableName('Résumé Ines Calder (2026).PDF')).toBe('Resume_Ines_Calder_2026.pdf')
  expect(storableName('../../etc/passwd.pdf')).toBe('etc_passwd.pdf')
  expect(storableName('履歴書.docx')).toBe('resume.docx')
  expect(storableName(`${'a'.repeat(300)}.pdf`)).toHaveLength(84)
})

test('every reason for an unreadable file has its sentence', () => {
  const sentences = UNREADABLE.map(parsingFailed)
  expect(new Set(sentences).size).toBe(UNREADABLE.length)
  expect(sentences.every((sentence) => /^Resume parsing failed: .+\.$/.test(sentence))).toBe(true)
})
