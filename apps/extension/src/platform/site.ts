/** Stands in the built manifest for the installation's PUBLIC_URL, which the server writes there. */
export const SITE = 'https://jobapply.invalid'

/** The installation that this extension belongs to: the one site whose calls and pages the manifest allows. */
export const siteOf = ({ host_permissions = [] }: { host_permissions?: readonly string[] }) => (host_permissions[0] ?? '').replace(/\/\*$/, '')
