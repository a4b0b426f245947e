import { appendFileSync } from 'node:fs'
import { Socket } from 'node:net'
import { afterAll, expect } from 'vitest'

/** Set by `npm run faults`: every place that a socket led to is kept there, a line each, and one on another machine fails its file. */
const FILE = process.env.SOCKETS_FILE

/** The files of a worker share the process, and each has this module anew. */
const shared: typeof globalThis & { outsideSockets?: string[] } = globalThis

/** This machine: what tests start themselves. A path is a socket of the database. */
const HERE = /^(?:\/.*|0\.0\.0\.0|127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+|localhost)$/

type Options = { path?: string; host?: string }
/** As `connect` takes it: options, alone or with a callback in a list, a path, or a port and a host. */
function placeOf([first, second]: readonly unknown[]): string {
  const given: unknown = Array.isArray(first) ? first[0] : first
  if (typeof given === 'string' && !/^\d+$/.test(given)) return given
  if (typeof given !== 'object' || given === null) return typeof second === 'string' ? second : 'localhost'
  const { path, host } = given as Options
  return path ?? host ?? 'localhost'
}

/** Notes where every socket of this process leads, before a name is looked up. */
function watchSockets() {
  if (shared.outsideSockets || !FILE) return
  const outside: string[] = []
  shared.outsideSockets = outside
  const connect = Socket.prototype.connect
  Socket.prototype.connect = function (this: Socket, ...args: unknown[]) {
    const place = placeOf(args)
    if (!HERE.test(place)) outside.push(place)
    appendFileSync(FILE, `${place.startsWith('/') ? 'a path' : place}\n`)
    return Reflect.apply(connect, this, args)
  } as typeof connect
}
watchSockets()

// G1: nothing that a call test makes the server do leads away from this machine.
afterAll(() => {
  expect(shared.outsideSockets?.splice(0) ?? [], 'sockets that lead to other machines').toEqual([])
})
