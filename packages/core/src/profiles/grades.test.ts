import { expect, test } from 'vitest'
import { readGrade, writeGrade } from './grades.ts'

test.each([
  ['3.7/4', 3.7],
  ['3,7 / 4.0', 3.7],
  ['GPA: 3.7/4', 3.7],
  ['GPA 3.7', 3.7],
  ['3.7 GPA', 3.7],
  ['4/4', 4],
])('%j is a GPA', (text, gpa) => {
  expect(readGrade(text)).toEqual({ gpa, grade: null })
  expect(readGrade(writeGrade({ gpa, grade: null }) ?? '')).toEqual({ gpa, grade: null })
})

test.each(['1.3', '8.7/10', 'GPA 4.5', '3.7', 'First', '5/4'])('%j stays as written', (grade) => {
  expect(readGrade(` ${grade} `)).toEqual({ gpa: null, grade })
})
