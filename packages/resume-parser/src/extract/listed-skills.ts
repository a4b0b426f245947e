import type { Line, Section } from '#document/model'
import { hasDate } from '#words/dates'
import { isSpokenLanguage } from '#words/language-words'
import { phraseOf } from '#words/phrase'
import { isPlaceLike } from '#words/places'
import { ROLE_SCORES } from '#words/role-scores'

const ITEM_END = /\t|\s[|•·●]\s/u
const MIN_ITEMS = 5
const MAX_WORDS = 3
const CONTACT = /[@\d]|\/\/|www\./
const MAX_LINES = 40

/** "Python   R   SQL   Reserving   Emblem" below the name, without a title: tags, or words between bars. */
export const listedSkills = (sections: readonly Section[]): Line[] =>
  sections
    .filter(({ kind }) => kind === 'top')
    .flatMap(({ lines }) => lines.slice(0, MAX_LINES))
    .filter(isList)

function isList({ text }: Line): boolean {
  const items = text.split(ITEM_END).filter((item) => item.trim() !== '')
  return items.length >= MIN_ITEMS && new Set(items).size === items.length && items.every(maySkill)
}

const maySkill = (item: string) =>
  item.split(' ').length <= MAX_WORDS &&
  !CONTACT.test(item) &&
  !hasDate(item) &&
  !isPlaceLike(item) &&
  !isSpokenLanguage(item) &&
  ROLE_SCORES.institution(phraseOf(item)) < 2
