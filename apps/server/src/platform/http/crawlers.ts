import { html } from '#platform/html'

/** The public pages, for search engines. */
export const writeSitemap = (publicUrl: string, paths: readonly string[]) =>
  html`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${paths.map((path) => html`<url><loc>${publicUrl}${path}</loc></url>\n`)}</urlset>
`.markup

/** Calls and people's files are not for crawlers; public profiles carry a noindex of their own. */
export const writeRobots = (publicUrl: string) => `User-agent: *
Disallow: /rpc/
Disallow: /api/
Disallow: /functions/
Disallow: /forms/

Sitemap: ${publicUrl}/sitemap.xml
`
