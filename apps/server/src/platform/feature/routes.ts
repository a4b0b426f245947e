import type { Exchange } from '#platform/http/exchange'
import type { PersonDoor, PlaceDoor } from './doors.ts'
import type { Visitor } from './identify.ts'

type Answer = Promise<unknown> | unknown

/** An HTTP route that is not a call of the contract. The server checks its door before `answer` runs. */
export type Route = {
  method: 'GET' | 'POST'
  /** One that ends in `/*` takes everything below it. */
  path: string
  /** A GET that changes something. HEAD, as link checkers and mail scanners send it, is then refused. */
  changesState?: true
} & (PlaceRoute | PersonRoute)

type PlaceRoute = { door: PlaceDoor; answer(exchange: Exchange): Answer }
type PersonRoute = {
  door: PersonDoor
  answer(exchange: Exchange, visitor: Visitor): Answer
  /** Answers visitors who could not be identified; without it, the door's fault does. */
  answerUnknown?(exchange: Exchange): Answer
}

const PLACE_DOORS: readonly string[] = ['open', 'any site', 'this machine', 'monitor'] satisfies PlaceDoor[]
export const isPlaceRoute = (route: Route): route is Route & PlaceRoute => PLACE_DOORS.includes(route.door)

export function findRoute(routes: readonly Route[], method: string, path: string): Route | undefined {
  return routes.find(
    (route) =>
      (route.method === method || (route.method === 'GET' && method === 'HEAD' && !route.changesState)) &&
      (route.path === path || (route.path.endsWith('/*') && path.startsWith(route.path.slice(0, -1)))),
  )
}
