import { isWebUrl } from '#shared/web/web-url'

export const PICTURE_ADDRESS_RULE = 'Please enter an address that starts with https://'

/** Shown by the browser alone, and a page that came over https shows no picture that did not. */
export const isPictureAddress = (text: string) => /^https:/i.test(text) && isWebUrl(text)
