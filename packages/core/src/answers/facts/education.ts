import { EDUCATION_LEVELS } from '#profiles/constants'
import { type Answering, type Found, has, isOnly, type Truth, valuesOf } from './fact.ts'
import { isNearLevel } from './nearest.ts'

/** Levels that have the same order everywhere; diplomas and professional degrees don't. */
const RANKS: Readonly<Record<string, number>> = { 'high-school': 1, associates: 2, bachelors: 3, masters: 4, phd: 5 }

export function answerHighestEducation({ tokens, context: { profile } }: Answering): Found {
  const stated = profile.highest_education_level
  // 'Degree' alone may belong to any of several schools.
  const isHighest = has(tokens, 'highest', 'level-word') || profile.education.length <= 1
  if (!stated || stated === 'other' || !isHighest) return 'no-fact'
  return {
    field: 'highest_education_level',
    sentence: `Highest education: ${EDUCATION_LEVELS[stated]}`,
    text: (language) => (language === 'en' && has(tokens, 'highest', 'level-word') ? EDUCATION_LEVELS[stated] : null),
    holds: (option) => {
      const [level, ...more] = valuesOf(option, 'edu')
      return level && more.length === 0 && isOnly(option, 'edu', 'education') ? level === stated : null
    },
    near: (label) => isNearLevel(stated, label),
  }
}

/** 'Do you have a bachelor's degree or higher?' A higher degree alone doesn't prove the one that is asked for. */
export function answerHasDegree({ tokens, context: { profile } }: Answering): Found {
  const stated = profile.highest_education_level
  const asked = valuesOf(tokens, 'edu')
  const [own, wanted] = [RANKS[stated ?? ''], RANKS[asked[0] ?? '']]
  if (!stated || own === undefined || wanted === undefined || asked.length > 1) return 'no-fact'
  const yes: Truth = own < wanted ? false : own === wanted || has(tokens, 'or-more') || null
  return { field: 'highest_education_level', sentence: `Highest education: ${EDUCATION_LEVELS[stated]}`, yes }
}

const PARTS = { school: 'institution', 'study-field': 'field', graduation: 'graduationYear' } as const

/** Of the only education entry; with several the person says which is meant. */
export function answerEducation(topic: keyof typeof PARTS, { context: { profile } }: Answering): Found {
  const [entry, ...more] = profile.education
  const value = more.length === 0 ? entry?.[PARTS[topic]] : undefined
  if (!value) return 'no-fact'
  return {
    field: 'education',
    sentence: `Education: ${value}`,
    text: () => String(value),
    ...(typeof value === 'number' ? { number: value } : {}),
  }
}
