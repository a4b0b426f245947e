/** Stands in the built manifest for the installation's PUBLIC_URL, which the server writes there. */
export const SITE = 'https://jobapply.invalid'

/** The installation that this extension belongs to: the one site whose calls and pages the manifest allows. */
export const siteOf = (manifest: object) => {
  const [pattern = ''] =
    'host_permissions' in manifest && Array.isArray(manifest.host_permissions) ? manifest.host_permissions : []
  return String(pattern).replace(/\/\*$/, '')
}
