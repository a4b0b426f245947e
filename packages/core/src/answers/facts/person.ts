import { foldWords } from '@jobapply/language/fold'
import { type Topic, topicOf } from '#answers/topics'
import type { FormLanguage } from '#answers/words/names'
import { meaningful, readText, type Token } from '#answers/words/tokens'
import { forTopics, LINK_FIELDS, LINKS } from '#profiles/links'
import { splitName } from '#profiles/names'
import type { ProfileFields } from '#profiles/schema'
import { countryCodeOf } from '#shared/countries/country-rules'
import { dialCountry, isDialOption } from './dial-code.ts'
import { type Answering, type Found, has, type Truth, valuesOf } from './fact.ts'
import { isNearCity, isNearCountry, isNearState } from './nearest.ts'

const stored = (field: string, label: string, value: string | null): Found =>
  value ? { field, sentence: `${label}: ${value}`, text: () => value } : 'no-fact'

export type NameTopic = 'first-name' | 'last-name' | 'full-name' | 'name'

/** A name of three words is split by the person: 'Mary Ann Smith' has two first names, 'Ana García López' two last names. */
export function answerName(topic: NameTopic, answering: Answering): Found {
  const { full_name: name } = answering.context.profile
  const meant = topic === 'name' ? meantName(answering.context.siblings) : topic
  if (!meant) return 'unclear-question'
  const { first, last } = splitName(name)
  const isSplit = last !== '' && !last.includes(' ')
  const value = meant === 'full-name' ? name : isSplit ? (meant === 'first-name' ? first : last) : null
  return stored('full_name', 'Name', value)
}

/** 'Name' beside 'Vorname' is the last name, 'Nombre' beside 'Apellidos' the first, alone the whole; unknown without the other labels. */
export function meantName(siblings: readonly string[] | undefined): NameTopic | undefined {
  if (!siblings) return undefined
  const topics = siblings.map(topicOfLabel)
  const [hasFirst, hasLast] = [topics.includes('first-name'), topics.includes('last-name')]
  return hasFirst && hasLast ? undefined : hasFirst ? 'last-name' : hasLast ? 'first-name' : 'full-name'
}
const topicOfLabel = (label: string): Topic | null => topicOf(meaningful(readText(label)))

export function answerPhone({ context: { profile, siblings } }: Answering): Found {
  const { phone, country_code: code } = profile
  const isCodeApart = siblings?.some((label) => topicOfLabel(label) === 'dial-code') ?? false
  return stored('phone', 'Phone', phone && code && !isCodeApart && !phone.startsWith('+') ? `${code} ${phone}` : phone)
}

export function answerDialCode({ context: { profile } }: Answering): Found {
  const { country_code: code } = profile
  if (!code) return 'no-fact'
  const country = dialCountry(profile)
  return {
    field: 'country_code',
    sentence: `Country code: ${code}`,
    text: () => code,
    // Territories that our list of countries doesn't name may share the code: they are not the person's country.
    holds: (_, label) => isDialOption(label, code, country),
  }
}

/** Labels of past jobs and schools: beside them a place may be that of the job. */
const HISTORY =
  /^(?:job title|company(?: name)?|employer|role description|school(?: or university)?|degree|from|to|start date|end date)$/
const PLACES: readonly Topic[] = ['location', 'city', 'region', 'zip', 'country', 'street']
const isOfHistory = (topic: Topic, siblings: readonly string[] = []) =>
  PLACES.includes(topic) && siblings.some((label) => HISTORY.test(foldWords(label)))

const FIELDS = {
  email: ['email', 'Email'],
  street: ['address', 'Address'],
  city: ['location_city', 'City'],
  region: ['location_state', 'State'],
  zip: ['location_zip_code', 'Zip code'],
  ...forTopics(LINK_FIELDS, (field) => [field, LINKS[field].name] as const),
} as const
export type FieldTopic = keyof typeof FIELDS
export const isFieldTopic = (topic: Topic): topic is FieldTopic => Object.hasOwn(FIELDS, topic)

/** An option must be the stored value, word for word. */
export function answerField(topic: FieldTopic, { context: { profile, siblings } }: Answering): Found {
  if (isOfHistory(topic, siblings)) return 'unclear-question'
  const [field, label] = FIELDS[topic]
  const value = profile[field]
  const found = stored(field, label, value)
  if (typeof found === 'string' || !value) return 'no-fact'
  return { ...found, holds: (_, label) => foldWords(label) === foldWords(value), near: nearOf(topic, profile) }
}

function nearOf(topic: FieldTopic, profile: ProfileFields): (label: string) => boolean {
  const place = placeOf(profile)
  if (topic === 'city') return (label) => isNearCity(place, label)
  return topic === 'region' ? (label) => isNearState(place, label) : () => false
}
const placeOf = ({
  location_city: city,
  location_state: state,
  location_country: country,
  location_zip_code: zip,
}: ProfileFields) => ({
  ...{ city, state, country, zip },
})

export function answerCountry({ tokens, context: { profile, siblings } }: Answering): Found {
  const country = profile.location_country
  if (isOfHistory('country', siblings) && !has(tokens, 'now')) return 'unclear-question'
  if (!country) return 'no-fact'
  return {
    field: 'location_country',
    sentence: `Country: ${country}`,
    text: (language) => countryName(country, language),
    holds: (option) => holdsCountry(option, country),
    near: (label) => isNearCountry(country, label),
  }
}

export function holdsCountry(option: readonly Token[], country: string): Truth {
  const [only] = option
  // Long lists have territories that our list doesn't name; they are not the person's country.
  return option.length === 1 && only?.concept === 'country' ? only.value === country : false
}

export function countryName(country: string, language: FormLanguage): string {
  const code = countryCodeOf(country)
  return language === 'en' || !code ? country : (new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? country)
}

export function answerLocation({ tokens, language, context: { profile, siblings } }: Answering): Found {
  if (isOfHistory('location', siblings) && !has(tokens, 'now')) return 'unclear-question'
  const { location_city: city, location_state: state, location_country: country } = profile
  if (!city || !country) return 'no-fact'
  const place = [city, state, countryName(country, language)].filter(Boolean).join(', ')
  const found = stored('location_city', 'Location', place)
  return typeof found === 'string' ? found : { ...found, near: (label) => isNearCity(placeOf(profile), label) }
}

/** Another country is a no; another city may still be near enough. */
export function answerLivesIn({ tokens, context: { profile, job } }: Answering): Found {
  const { location_country: country, location_city: city } = profile
  const named = [...new Set(valuesOf(tokens, 'country'))]
  const asked = named[0] ?? job.country
  if (!country || !asked || named.length > 1) return 'no-fact'
  const isSameCity = !has(tokens, 'here') || (job.city !== null && foldWords(city ?? '') === foldWords(job.city))
  const yes: Truth = country !== asked ? false : isSameCity || null
  return { field: 'location_country', sentence: `Location: ${[city, country].filter(Boolean).join(', ')}`, yes }
}

/** Of the only current job. */
export function answerCurrentJob(topic: 'current-company' | 'current-title', { context: { profile } }: Answering): Found {
  const [job, ...more] = profile.experience.filter(({ current }) => current)
  if (!job || more.length > 0) return 'no-fact'
  return stored('experience', 'Current job', topic === 'current-company' ? job.company : job.position)
}

/** Yes when a listed job was there; an unlisted one proves nothing. */
export function answerWorkedHere({ context: { profile, job } }: Answering): Found {
  const past = profile.experience.find(({ company }) => foldWords(company) === foldWords(job.employer))
  return past && job.employer ? { field: 'experience', sentence: `You worked at ${past.company}`, yes: true } : 'no-fact'
}
