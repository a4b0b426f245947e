/**
 * Stands in prerendered pages where their own absolute address belongs (canonical, Open Graph): the build does not know PUBLIC_URL, so
 * the server replaces this when it sends a page.
 */
export const SITE_ADDRESS = 'https://site-address.invalid'
