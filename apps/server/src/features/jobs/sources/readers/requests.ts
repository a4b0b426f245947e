import { toText } from './paths.ts'
import { JSON_ANSWER, PAGE_ANSWER, type SourceRequest, XML_ANSWER } from './source.ts'

type Headers = Record<string, string>

export const getJson = (url: string, headers?: Headers): SourceRequest => ({
  ...{ url, accept: JSON_ANSWER },
  ...(headers ? { headers } : {}),
})
export const postJson = (url: string, body: unknown, headers?: Headers): SourceRequest => ({
  ...getJson(url, headers),
  body: JSON.stringify(body),
})
export const getXml = (url: string): SourceRequest => ({ url, accept: XML_ANSWER })
export const getPage = (url: string): SourceRequest => ({ url, accept: PAGE_ANSWER })

/** '?a=1&b=two' without what is undefined. */
export const query = (values: Record<string, string | number | undefined>) =>
  `?${new URLSearchParams(Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])))}`

/** The parts of a token 'host/site'; empty where the board is not known. */
export const partsOf = (token: string): readonly [string, string, string] => {
  const [first = '', second = '', third = ''] = token.split('/')
  return [first, second, third]
}

/** Made only for a board that is known: half an address leads nowhere. */
export const addressIf = (token: string, address: string) => (token ? { url: address } : {})

/** A field of a row as it goes into an address: whatever strangers put there, it is a text. */
export const said = (value: unknown) => toText(value) ?? ''
