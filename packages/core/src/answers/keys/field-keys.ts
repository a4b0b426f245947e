import type { Topic } from '#answers/topics'
import { forTopics, LINKS, NETWORK_FIELDS, NETWORK_TOPICS } from '#profiles/links'

/** What a field of an application form holds, whatever the form calls it; parts of a history are `experience[0].title`. */
export const PLAIN_KEYS = [
  'firstName',
  'middleName',
  'lastName',
  'fullName',
  'preferredName',
  'email',
  'phone',
  'phoneCountryCode',
  'address',
  'addressLine2',
  'city',
  'state',
  'postalCode',
  'country',
  'location',
  'headline',
  ...NETWORK_TOPICS,
  'currentCompany',
  'resumeFile',
  'coverLetter',
  'skills',
  'salaryExpectation',
  'salaryCurrency',
  'salaryPeriod',
  'noticePeriod',
  'workAuthorization',
  'requiresSponsorship',
  'gender',
  'ethnicity',
  'veteranStatus',
  'disabilityStatus',
] as const
export type PlainKey = (typeof PLAIN_KEYS)[number]

export const EXPERIENCE_PARTS = [
  'title',
  'company',
  'location',
  'city',
  'state',
  'country',
  'current',
  'startMonth',
  'startYear',
  'endMonth',
  'endYear',
  'description',
] as const
export const EDUCATION_PARTS = [
  'school',
  'degree',
  'fieldOfStudy',
  'city',
  'state',
  'country',
  'startMonth',
  'startYear',
  'endMonth',
  'endYear',
] as const
export type ExperiencePart = (typeof EXPERIENCE_PARTS)[number]
export type EducationPart = (typeof EDUCATION_PARTS)[number]
export type FieldKey = PlainKey | `experience[${number}].${ExperiencePart}` | `education[${number}].${EducationPart}`

/** Also the names that the bench and the adapters use. */
export const FIELD_KINDS = [
  'text',
  'email',
  'tel',
  'number',
  'date',
  'textarea',
  'select',
  'combobox',
  'radio-group',
  'checkbox',
  'checkbox-group',
  'yes-no-buttons',
  'date-part',
  'slider',
  'file',
] as const
export type FieldKind = (typeof FIELD_KINDS)[number]

/** What is asked -> the key; a topic that is not listed has none. */
export const KEY_OF_TOPIC: Readonly<Partial<Record<Topic, PlainKey>>> = {
  'first-name': 'firstName',
  'last-name': 'lastName',
  'full-name': 'fullName',
  email: 'email',
  phone: 'phone',
  'dial-code': 'phoneCountryCode',
  street: 'address',
  city: 'city',
  region: 'state',
  zip: 'postalCode',
  country: 'country',
  location: 'location',
  ...forTopics(NETWORK_FIELDS, (field) => LINKS[field].topic),
  website: 'portfolio',
  'current-company': 'currentCompany',
  salary: 'salaryExpectation',
  notice: 'noticePeriod',
  sponsorship: 'requiresSponsorship',
  'visa-need': 'requiresSponsorship',
  authorized: 'workAuthorization',
  'authorized-alone': 'workAuthorization',
}

/** Tokens of the HTML attribute `autocomplete`. */
export const KEY_OF_AUTOCOMPLETE: Readonly<Record<string, PlainKey>> = {
  'given-name': 'firstName',
  'additional-name': 'middleName',
  'family-name': 'lastName',
  name: 'fullName',
  email: 'email',
  tel: 'phone',
  'tel-national': 'phone',
  'tel-country-code': 'phoneCountryCode',
  'street-address': 'address',
  'address-line1': 'address',
  'address-line2': 'addressLine2',
  'address-level2': 'city',
  'address-level1': 'state',
  'postal-code': 'postalCode',
  country: 'country',
  'country-name': 'country',
  organization: 'currentCompany',
}

const WRITTEN: readonly FieldKind[] = ['text', 'textarea']
const TYPED: readonly FieldKind[] = ['text', 'email', 'tel', 'number', 'textarea']
const LISTED: readonly FieldKind[] = ['select', 'combobox']
const CHOSEN: readonly FieldKind[] = ['radio-group', 'checkbox-group', 'yes-no-buttons', 'checkbox']
const TEXTS = [...TYPED, ...LISTED]
const CHOICES = [...TEXTS, ...CHOSEN]

/**
 * The kinds a key can have; by default what is typed or listed. A box 'Phone' is a way to be contacted, a list 'Phone' is the kind of phone,
 * a list 'Location' holds the employer's offices.
 */
const KINDS: Readonly<Partial<Record<PlainKey, readonly FieldKind[]>>> = {
  // A name never goes into a box for an address or a number.
  firstName: WRITTEN,
  middleName: WRITTEN,
  lastName: WRITTEN,
  fullName: WRITTEN,
  preferredName: WRITTEN,
  email: ['text', 'textarea', 'email', 'select', 'combobox'],
  phone: ['text', 'textarea', 'tel', 'number'],
  phoneCountryCode: [...LISTED, 'text', 'tel'],
  address: [...WRITTEN, 'combobox'],
  addressLine2: WRITTEN,
  city: [...WRITTEN, ...LISTED],
  state: [...WRITTEN, ...LISTED],
  country: [...WRITTEN, ...LISTED],
  postalCode: [...WRITTEN, 'number', 'tel', 'combobox'],
  location: [...WRITTEN, 'combobox'],
  headline: WRITTEN,
  ...forTopics(NETWORK_FIELDS, () => WRITTEN),
  currentCompany: [...WRITTEN, 'combobox'],
  resumeFile: ['file'],
  coverLetter: ['file', 'textarea'],
  skills: [...TEXTS, 'checkbox-group'],
  salaryExpectation: [...TEXTS, 'radio-group'],
  noticePeriod: [...TEXTS, 'radio-group'],
  workAuthorization: CHOICES,
  requiresSponsorship: CHOICES,
  gender: [...LISTED, 'radio-group', 'checkbox-group'],
  ethnicity: [...LISTED, 'radio-group', 'checkbox-group', 'yes-no-buttons'],
  veteranStatus: [...LISTED, 'radio-group', 'checkbox-group', 'yes-no-buttons'],
  disabilityStatus: [...LISTED, 'radio-group', 'checkbox-group', 'yes-no-buttons'],
}

export const canHaveKind = (key: PlainKey, kind: FieldKind) => (KINDS[key] ?? TEXTS).includes(kind)

/** Types of inputs that name their content. */
export const KEY_OF_KIND: Readonly<Partial<Record<FieldKind, PlainKey>>> = { email: 'email', tel: 'phone' }
