import { oc } from '@orpc/contract'
import { SECOND_FACTOR_OFF } from '#auth/faults'
import { pageOf } from '#shared/page'
import {
  ADMIN_NOT_BLOCKED,
  NO_TRIAL_YET,
  OWN_SECOND_FACTOR,
  PERSON_NOT_FOUND,
  TRIAL_CHANGED,
  TRIAL_TOO_LONG,
} from './people-faults.ts'
import { listedPerson, peopleRequest, personDetails, personId, trialExtension } from './people-schema.ts'

const onePerson = oc.input(personId).output(personDetails).errors({ PERSON_NOT_FOUND })

export const peopleContract = {
  /** The newest first. */
  list: oc.input(peopleRequest).output(pageOf(listedPerson)),
  get: onePerson,
  extendTrial: oc
    .input(trialExtension)
    .output(personDetails)
    .errors({ PERSON_NOT_FOUND, NO_TRIAL_YET, TRIAL_CHANGED, TRIAL_TOO_LONG }),
  endSessions: onePerson,
  /** Every further request of the person is refused, until `unblock`. */
  block: onePerson.errors({ ADMIN_NOT_BLOCKED }),
  unblock: onePerson,
  /** For a person who lost app and recovery codes and has proven who they are: the password alone is then enough to sign in. */
  resetSecondFactor: onePerson.errors({ SECOND_FACTOR_OFF, OWN_SECOND_FACTOR }),
}
