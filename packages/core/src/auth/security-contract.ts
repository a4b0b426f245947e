import { oc } from '@orpc/contract'
import { NOT_FOUND } from '#shared/faults'
import * as faults from './faults.ts'
import {
  createdApiKey,
  endedAccess,
  firstCode,
  newApiKey,
  oneOfMine,
  pairingCode,
  passwordChange,
  provenChange,
  recoveryCodes,
  secondFactorSetup,
  securityState,
} from './security.ts'

const { API_KEY_LIMIT_REACHED, DEVICE_LIMIT_REACHED, NO_PASSWORD, SECOND_FACTOR_OFF, SETUP_OVER, SIGN_IN_AGAIN } = faults
const { PASSWORD_TOO_COMMON, PASSWORD_TOO_LONG, PASSWORD_TOO_SHORT } = faults
const { TOO_MANY_ATTEMPTS, WRONG_CODE, WRONG_PASSWORD } = faults
const proofFaults = { WRONG_PASSWORD, WRONG_CODE, SIGN_IN_AGAIN, TOO_MANY_ATTEMPTS }

/** How a person signs in, and what else may act for them. Every change is emailed to the owner. */
export const securityContract = {
  get: oc.output(securityState),
  /** Ends every other session and revokes paired browsers; this browser gets a new session. */
  changePassword: oc
    .input(passwordChange)
    .output(endedAccess)
    .errors({ NO_PASSWORD, WRONG_PASSWORD, PASSWORD_TOO_SHORT, PASSWORD_TOO_LONG, PASSWORD_TOO_COMMON, TOO_MANY_ATTEMPTS }),
  endSession: oc.input(oneOfMine).errors({ NOT_FOUND }),
  /** Also revokes paired browsers: we can't tell which of them is this one. */
  endOtherSessions: oc.output(endedAccess),
  disconnectGoogle: oc.input(provenChange).errors({ NO_PASSWORD, NOT_FOUND, ...proofFaults }),
  secondFactor: {
    /** Hands out a new key. It counts from its first code on; until then the former one does. */
    start: oc.input(provenChange).output(secondFactorSetup).errors(proofFaults),
    confirm: oc.input(firstCode).output(recoveryCodes).errors({ SETUP_OVER, WRONG_CODE, TOO_MANY_ATTEMPTS }),
    renewRecoveryCodes: oc
      .input(provenChange)
      .output(recoveryCodes)
      .errors({ SECOND_FACTOR_OFF, ...proofFaults }),
    turnOff: oc.input(provenChange).errors({ SECOND_FACTOR_OFF, ...proofFaults }),
  },
  keys: {
    /** The key itself is in this answer only. */
    create: oc
      .input(newApiKey)
      .output(createdApiKey)
      .errors({ API_KEY_LIMIT_REACHED, ...proofFaults }),
    revoke: oc.input(oneOfMine).errors({ NOT_FOUND }),
  },
  devices: {
    /** The page hands the code to the extension of its browser, which exchanges it at /api/v1/extension/pair. */
    startPairing: oc
      .input(provenChange)
      .output(pairingCode)
      .errors({ DEVICE_LIMIT_REACHED, ...proofFaults }),
    revoke: oc.input(oneOfMine).errors({ NOT_FOUND }),
  },
}
