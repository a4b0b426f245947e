/** The colours of the web's tokens.css, converted from oklch to sRGB for mail clients. */
export const LIGHT = {
  paper: '#fbfaf6',
  sheet: '#ffffff',
  line: '#e1e0da',
  ink: '#1a2028',
  ink2: '#4d535b',
  ink3: '#666c74',
  accent: '#006769',
  onAccent: '#fdfcf8',
  wash: '#e5f4f4',
}

export const DARK: typeof LIGHT = {
  paper: '#11151b',
  sheet: '#191f25',
  line: '#2d3239',
  ink: '#eeede8',
  ink2: '#bfbeb7',
  ink3: '#9d9b93',
  accent: '#78cfcc',
  onAccent: '#0b181c',
  wash: '#183134',
}

/**
 * Mails carry no fonts: the product's own where they are installed, else good system fonts. Written without quotes, so that both style
 * attributes and style sheets can hold them.
 */
export const SERIF = 'Newsreader, Iowan Old Style, Palatino Linotype, Palatino, Georgia, Liberation Serif, serif'
export const SANS = 'Instrument Sans, -apple-system, BlinkMacSystemFont, Segoe UI, Roboto, Helvetica Neue, Arial, sans-serif'
