import { UTC } from '@jobapply/core/shared/time/time-zones'
import { findAccount } from '#platform/auth/store'
import type { Db } from '#platform/db/database'

/** Days, weeks and months on an admin's screen are those of the admin. */
export const zoneOf = async (db: Db, adminId: string): Promise<string> => (await findAccount(db, adminId))?.timeZone ?? UTC
