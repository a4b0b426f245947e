/** Stands in the built manifest for the installation's PUBLIC_URL, which the server writes there. */
export const SITE = 'https://jobapply.invalid'

/** The installation that this extension belongs to. The host permissions name it as well, but Firefox's know no ports. */
export const siteOf = (manifest: { homepage_url?: string | undefined }) => manifest.homepage_url ?? ''
