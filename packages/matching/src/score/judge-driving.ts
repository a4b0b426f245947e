import { DRIVING_LICENSES } from '@jobapply/core/profiles/constants'
import { labelOf } from '@jobapply/core/shared/options'
import type { Person } from '#person/person'
import type { Requirements } from '#read/conditions'
import { type Judgement, judged } from './judgement.ts'

type Asked = Requirements['driving'][number]

/** A licence counts for a car; other classes, a certain country and a vehicle must stand in the profile. */
export function judgeDriving(person: Person, asked: Asked, isBesideLicence: boolean): Judgement {
  const told = asked.value.ownVehicle
    ? judgeVehicle(asked, isBesideLicence ? null : person.fields.driving_license)
    : judgeLicence(person, asked)
  return asked.value.isUnsure && told.answer !== 'unknown' ? judged(told.name, 'unknown', asked, told.fact) : told
}

function judgeLicence({ fields, drivingClasses }: Person, asked: Asked): Judgement {
  const licence = fields.driving_license
  const { classes } = asked.value
  const listed = classes.filter((one) => drivingClasses.classes.has(one))
  if (asked.value.isEach ? classes.length > 0 && listed.length === classes.length : listed.length > 0)
    return judged('driving', 'met', asked, () => `Your profile lists class ${listed.join(', ')}.`)
  if (licence === null) return judged('driving', 'unknown', asked, () => 'You have not said whether you have a driving license.')
  const fact = () => `Your driving license: ${labelOf(DRIVING_LICENSES, licence)}.`
  const isValid = licence === 'valid' || licence === 'international'
  if (!isValid) return judged('driving', 'notMet', asked, fact, licence !== 'learning')
  return asked.value.classes.length > 0 ? judgeClasses(drivingClasses, asked, fact) : judgeCountry(fields, asked, fact)
}

function judgeClasses({ classes, isAll }: Person['drivingClasses'], asked: Asked, fact: () => string): Judgement {
  const wanted = asked.value.classes.join(asked.value.isEach ? ' and ' : ' or ')
  return isAll
    ? judged(
        'driving',
        'notMet',
        asked,
        () => `${fact()} Your profile lists class ${[...classes].join(', ')} only, not ${wanted}.`,
      )
    : judged('driving', 'unknown', asked, () => `${fact()} Your profile does not list class ${wanted}.`)
}

function judgeCountry({ location_country, driving_license }: Person['fields'], asked: Asked, fact: () => string): Judgement {
  const { country } = asked.value
  if (country === null || (country === location_country && driving_license === 'valid'))
    return judged('driving', 'met', asked, fact)
  return judged('driving', 'unknown', asked, () => `${fact()} Your profile does not say that it is one of ${country}.`)
}

/**
 * A driving license does not say whether there is a car; without one nobody drives their own to work. Where the sentence asks for a license
 * too, that line says so.
 */
const judgeVehicle = (asked: Asked, licence: Person['fields']['driving_license']): Judgement =>
  licence === 'none'
    ? judged('vehicle', 'notMet', asked, () => `Your driving license: ${labelOf(DRIVING_LICENSES, licence)}.`, false)
    : judged('vehicle', 'unknown', asked, () => 'Your profile does not say whether you have a vehicle of your own.', false)
