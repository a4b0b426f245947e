import { meaningful, readText, type Token } from '#answers/words/tokens'
import { languageLabel } from '#profiles/skills'
import { type Answering, type Found, has, isOnly, type Truth, valuesOf } from './fact.ts'

type Level = 'beginner' | 'intermediate' | 'advanced' | 'fluent' | 'native'
const LEVELS: readonly string[] = ['beginner', 'intermediate', 'advanced', 'fluent', 'native']

/** A profile may say 'Deutsch'. */
const nameOf = (name: string) => valuesOf(meaningful(readText(name)), 'language')[0] ?? name

/** Whether a level is enough for what is asked; the neighbour below is for the person to judge. */
function reaches(level: Level, asked: string | undefined): Truth {
  const own = LEVELS.indexOf(level)
  if (asked === undefined) return own > 0 || null
  if (asked === 'native') return level === 'native'
  const wanted = LEVELS.indexOf(asked)
  if (wanted < 0) return null
  return own >= wanted ? true : own === wanted - 1 ? null : false
}

/** 'Do you speak X?', 'Are you fluent in X?': a language that the profile doesn't have is asked. */
export function answerSpeaks(topic: 'speaks' | 'language-level', { tokens, context: { profile } }: Answering): Found {
  const names = [...new Set(valuesOf(tokens, 'language'))]
  const entry = profile.languages.find(({ name }) => nameOf(name) === names[0])
  const levels = valuesOf(tokens, 'level')
  if (!entry || names.length > 1 || levels.length > 1) return 'no-fact'
  return {
    field: 'languages',
    sentence: languageLabel(entry),
    ...(topic === 'speaks' ? { yes: reaches(entry.proficiency, levels[0]) } : {}),
    text: (language) => (topic === 'language-level' && language === 'en' ? languageLabel(entry) : null),
    holds: (option) => holdsLevel(option, entry.proficiency, names[0]),
  }
}

/** 'Fluent' by that word; CEFR levels are asked. 'None' is false for a language that the profile has. */
function holdsLevel(option: readonly Token[], level: Level, language: string | undefined): Truth {
  if (isOnly(option, 'not', 'level-word', 'speak')) return false
  if (!isOnly(option, 'level', 'language', 'level-word', 'speak')) return null
  const [stated, ...more] = valuesOf(option, 'level')
  if (!stated || more.length > 0 || valuesOf(option, 'language').some((name) => name !== language)) return null
  return stated === level
}

/** 'Which languages do you speak?': every option must be a language. */
export function answerLanguages({ tokens, context: { profile } }: Answering): Found {
  if (profile.languages.length === 0) return 'no-fact'
  const [asked] = valuesOf(tokens, 'level')
  return {
    field: 'languages',
    sentence: profile.languages.map(languageLabel).join(', '),
    isList: true,
    text: (form) => (form === 'en' && !has(tokens, 'level') ? profile.languages.map(languageLabel).join(', ') : null),
    holds: (option) => {
      const [only] = option
      if (option.length !== 1 || only?.concept !== 'language') return null
      const entry = profile.languages.find(({ name }) => nameOf(name) === only.value)
      return entry ? reaches(entry.proficiency, asked) : false
    },
  }
}
