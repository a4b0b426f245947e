import { expect, test } from 'vitest'
import { eitherWay } from './either-way.ts'

test.each([
  ["A bachelor's degree or five years of experience as a cook", { degree: "A bachelor's degree " }],
  ["Five years in sales or a bachelor's degree", { degree: " a bachelor's degree" }],
  ['Ein abgeschlossenes Studium oder fünf Jahre Erfahrung', { degree: 'Ein abgeschlossenes Studium ' }],
  ["A master's degree, or a bachelor's degree with 2 years of experience", { unless: 'masters' }],
  ["A bachelor's degree in law or economics and 3 years of experience", undefined],
  ["A bachelor's degree and three years or more of experience", undefined],
])('%s: whether years may stand for the degree', (said, way) => expect(eitherWay(said)).toEqual(way))
