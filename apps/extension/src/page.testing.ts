import { parseHTML } from 'linkedom'

/** A page as the readers get it, without a browser. */
export const readPage = (html: string): Document => parseHTML(html).document
