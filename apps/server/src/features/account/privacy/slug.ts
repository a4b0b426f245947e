import { randomInt } from 'node:crypto'
import { PUBLIC_PROFILE_PATH, SLUG_LENGTH } from '@jobapply/core/account/constants'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789'
const SLUG = new RegExp(`^${PUBLIC_PROFILE_PATH}([a-z0-9]{${SLUG_LENGTH}})$`)

/** 62 bits: nobody finds a page by trying. */
export const newSlug = () => Array.from({ length: SLUG_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')

export const slugOf = (path: string): string | undefined => SLUG.exec(path)?.[1]
