import { oc } from '@orpc/contract'
import { z } from 'zod'
import { TOO_MANY_ATTEMPTS } from '#auth/faults'
import { deleteAccount, deletionContract } from './deletion-contract.ts'
import {
  AVATAR_BUSY,
  AVATAR_TOO_LARGE,
  AVATAR_TOO_MANY_PIXELS,
  AVATAR_UNREADABLE,
  NO_PRIMARY_PROFILE,
  NOT_AN_IMAGE,
  USERNAME_TAKEN,
} from './faults.ts'
import { accountChanges, accountProfile, privacy, privacyChanges, usageCounts } from './schema.ts'

const AVATAR_FAULTS = { NOT_AN_IMAGE, AVATAR_TOO_LARGE, AVATAR_TOO_MANY_PIXELS, AVATAR_UNREADABLE, AVATAR_BUSY }

export const accountContract = {
  /** The person's own account profile; the first save creates its row where there is none. */
  me: {
    get: oc.output(accountProfile),
    save: oc.input(accountChanges).output(accountProfile).errors({ USERNAME_TAKEN, TOO_MANY_ATTEMPTS }),
    uploadAvatar: oc
      .input(z.object({ file: z.file() }))
      .output(accountProfile)
      .errors({ ...AVATAR_FAULTS, TOO_MANY_ATTEMPTS }),
    removeAvatar: oc.output(accountProfile),
  },
  /** The toggles Public Profile and Analytics. Each switching on makes a new public address. */
  privacy: {
    get: oc.output(privacy),
    save: oc.input(privacyChanges).output(privacy).errors({ NO_PRIMARY_PROFILE, TOO_MANY_ATTEMPTS }),
  },
  usage: {
    /** Counted only for people who have switched Analytics on. Which screen it was is not sent. */
    openScreen: oc.errors({ TOO_MANY_ATTEMPTS }),
    /** For admins. */
    counts: oc.output(usageCounts),
  },
  deleteAccount,
  deletion: deletionContract,
}
