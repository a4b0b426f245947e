import UserPage, { meta as metaOfUser } from './user-page.tsx'

/** The same screen as /user (SHELL-004). */
export const meta = metaOfUser
export default UserPage
