import { API_BASE } from '@jobapply/core/api/constants'
import { apiContract } from '@jobapply/core/api/contract'
import { extensionContract } from '@jobapply/core/api/extension-contract'
import { EXTENSION_PATH } from '@jobapply/core/api/extension-schema'
import { OPERATIONS, type OperationName } from '@jobapply/core/api/operations'
import { type AnyProcedure, isProcedure } from '@orpc/server'
import { router } from '#features'
import { doorsOf } from '#platform/feature/api'
import type { PersonDoor, PlaceDoor } from '#platform/feature/doors'
import type { Route } from '#platform/feature/routes'
import { knownFor } from './known-fields.ts'
import type { Rows } from './owned.ts'
import { smallestOf } from './small-input.ts'

/** A place where requests enter: a call, a documented function, an operation of `/api/v1`, a call of the extension or a route. */
export type Door = {
  name: string
  door: PlaceDoor | PersonDoor
  method: string
  path(rows: Rows): string
  /** What somebody sends who names these rows; a GET sends nothing. */
  body(rows: Rows): unknown
  /** Strangers get a 404: they don't learn whether something is there. */
  isHidden?: boolean
}

type Call = { name: string; call: AnyProcedure }
const callsIn = (node: object, path: readonly string[] = []): Call[] =>
  isProcedure(node)
    ? [{ name: path.join('/'), call: node }]
    : Object.entries(node).flatMap(([name, below]) => callsIn(below, [...path, name]))

const CALLS = callsIn(router)

const inputOf = (name: string, schema: unknown) => (rows: Rows) => smallestOf(schema, knownFor(name, rows)) ?? {}

const callDoors = CALLS.flatMap(({ name, call }): Door[] => {
  const { inputSchema, route } = call['~orpc']
  const [door = 'open'] = doorsOf(call)
  const [input, method] = [inputOf(name, inputSchema), 'POST']
  const own: Door = { name, door, method, path: () => `/rpc/${name}`, body: (rows) => ({ json: input(rows) }) }
  const { path } = route
  return path ? [own, { name: `POST ${path}`, door, method, path: () => path, body: input }] : [own]
})

const operationDoors = (Object.keys(OPERATIONS) as OperationName[]).map((operation): Door => {
  const { method, path } = OPERATIONS[operation]
  const schema = apiContract[operation]['~orpc'].inputSchema
  const rowOf = (rows: Rows) =>
    path.startsWith('/resumes') ? rows.document : path.startsWith('/jobs') ? encodeURIComponent(rows.job) : rows.application
  return {
    name: `${method} ${API_BASE}${path}`,
    door: 'key',
    method,
    path: (rows) =>
      `${API_BASE}${path.replace('{id}', rowOf(rows))}${operation === 'searchJobs' ? `?profileId=${rows.profile}` : ''}`,
    body: inputOf(`api/${operation}`, schema),
  }
})

const extensionDoors = Object.entries(extensionContract).flatMap(([name, part]): Door[] => {
  const { route, inputSchema } = part['~orpc']
  const path = route.path ?? `${EXTENSION_PATH}/${name}`
  // Pairing is a route of its own.
  if (name === 'pair') return []
  return [
    {
      name: `POST ${path}`,
      door: 'extension',
      method: 'POST',
      path: () => path,
      body: inputOf(`extension/${name}`, inputSchema),
    },
  ]
})

/** What the doors above go through. */
const SPLIT = ['POST /rpc/*', 'POST /functions/v1/*', `GET ${API_BASE}/*`, `POST ${API_BASE}/*`, `POST ${EXTENSION_PATH}/*`]

/** An address below each route that takes many, with a row of the owner where it names one. */
const ADDRESSES: Readonly<Record<string, (rows: Rows) => string>> = {
  [`GET ${EXTENSION_PATH}/*`]: ({ application }) => `${EXTENSION_PATH}/files/${application}/resume`,
  'GET /files/resumes/*': ({ uploadPath }) => uploadPath,
  'GET /files/avatars/*': ({ person }) => `/files/avatars/${person}/1.png`,
  'GET /p/*': () => '/p/nobody',
  'GET /calendar/*': ({ task }) => `/calendar/${task}.ics`,
  'GET /calendar-feed/*': () => `/calendar-feed/${'A'.repeat(43)}.ics`,
  'GET /mailbox/oauth/*': () => '/mailbox/oauth/google?code=x&state=y',
  'GET /packs/*': ({ application, task }) => `/packs/${application}.pdf?task=${task}`,
  'GET /receipts/*': ({ application }) => `/receipts/${application}.json`,
  'GET /documents/resumes/*': ({ document }) => `/documents/resumes/${document}.txt`,
  'GET /documents/letters/*': ({ letter }) => `/documents/letters/${letter}.txt`,
  'GET /documents/fonts/*': () => '/documents/fonts/serif.ttf',
  'GET /demo/jobs/*': () => '/demo/jobs/nothing',
  'POST /demo/jobs/*': () => '/demo/jobs/nothing',
  'GET /dev/mailbox/*': () => '/dev/mailbox/1',
  'GET /demo/checkout/*': () => '/demo/checkout/nothing',
  'POST /demo/checkout/*': () => '/demo/checkout/nothing',
  'GET /demo/portal/*': () => '/demo/portal/nothing',
  'POST /demo/portal/*': () => '/demo/portal/nothing',
}

function routeDoors(routes: readonly Route[]): Door[] {
  const doors = routes.map((route): Door => {
    const { method, path, door } = route
    const name = `${method} ${path}`
    const address = ADDRESSES[name]
    if (!address && path.endsWith('*') && !SPLIT.includes(name)) throw new Error(`say which address to try below ${name}`)
    return { name, door, method, path: address ?? (() => path), body: () => ({}), isHidden: 'answerUnknown' in route }
  })
  return doors.filter(({ name }) => !SPLIT.includes(name))
}

/** Those that end the sender's session, key or account come last, and what holds other rows goes after them. */
const LAST = [
  /\/(?:remove\w*|forget|undo|disconnect|withdraw|skip|dismiss)$/,
  /^documents\/\w+\/remove$/,
  /^applications\/(?:remove|tracker\/remove)$/,
  /^profiles\/remove$/,
  /^auth\/security\/(?:keys\/revoke|devices\/revoke|endSession|secondFactor\/turnOff)$/,
  /^account\/deletion\/cancel$|delete-?[aA]ccount$/,
  /unpair$/,
  /^auth\/security\/endOtherSessions$/,
  /^auth\/(?:security\/changePassword|signOut|signIn|secondStep)$/,
]
const rank = ({ name }: Door) => LAST.findLastIndex((pattern) => pattern.test(name))

/** Every door of this server, in an order in which one person can try them all. */
export const allDoors = (routes: readonly Route[]): Door[] =>
  [...callDoors, ...operationDoors, ...extensionDoors, ...routeDoors(routes)].toSorted((one, other) => rank(one) - rank(other))
