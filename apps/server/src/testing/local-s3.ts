import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** Every object says that it was written then. */
const WRITTEN = '2026-01-05T06:07:08.000Z'

type LocalS3Settings = { bucket: string; accessKeyId: string; pageSize?: number; capacity?: number }
export type LocalS3 = {
  endpoint: string
  objects: Map<string, Buffer>
  /** Keys that this server refuses to delete, as a bucket with a retention rule does. */
  locked: Set<string>
  close(): Promise<void>
}

/** As much of S3 as the storage uses, spoken with the real SDK: put, get, delete, list and delete many, with path-style addresses. */
export async function startLocalS3(settings: LocalS3Settings): Promise<LocalS3> {
  const objects = new Map<string, Buffer>()
  const locked = new Set<string>()
  const server = createServer((request, response) => void answer(request, response, settings, objects, locked))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    locked,
    close: () => new Promise((done) => server.close(() => done()).closeAllConnections()),
  }
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { bucket, accessKeyId, pageSize = 1000, capacity = Number.POSITIVE_INFINITY }: LocalS3Settings,
  objects: Map<string, Buffer>,
  locked: Set<string>,
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://s3.invalid')
  const [, wantedBucket, ...rest] = url.pathname.split('/').map(decodeURIComponent)
  const key = rest.join('/')
  const body = await buffer(request)
  const send = (status: number, content: Buffer | string = '') => void response.writeHead(status).end(content)
  const fail = (status: number, code: string) => send(status, `<Error><Code>${code}</Code><Message>${code}</Message></Error>`)

  if (!request.headers.authorization?.includes(`Credential=${accessKeyId}/`)) return fail(403, 'InvalidAccessKeyId')
  if (wantedBucket !== bucket) return fail(404, 'NoSuchBucket')
  if (request.headers['content-encoding'] === 'aws-chunked') return fail(501, 'NotImplemented')
  if (request.method === 'POST' && url.searchParams.has('delete')) return send(200, deleteMany(body.toString(), objects, locked))
  if (request.method === 'GET' && !key) return send(200, list(url.searchParams, objects, pageSize))
  if (request.method === 'PUT') {
    const used = [...objects.values()].reduce((sum, each) => sum + each.length, 0)
    if (used + body.length > capacity) return fail(507, 'XMinioStorageFull')
    objects.set(key, body)
    return send(200)
  }
  if (request.method === 'DELETE') {
    objects.delete(key)
    return send(204)
  }
  const found = objects.get(key)
  return found ? send(200, found) : fail(404, 'NoSuchKey')
}

function list(query: URLSearchParams, objects: Map<string, Buffer>, pageSize: number): string {
  const after = query.get('continuation-token') ?? ''
  const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after).sort()
  const page = keys.slice(0, Math.min(pageSize, Number(query.get('max-keys') ?? pageSize)))
  const next = keys.length > page.length ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
  const contents = page.map((key) => `<Contents><Key>${key}</Key><LastModified>${WRITTEN}</LastModified></Contents>`).join('')
  return `<ListBucketResult><IsTruncated>${next !== ''}</IsTruncated>${next}${contents}</ListBucketResult>`
}

function deleteMany(xml: string, objects: Map<string, Buffer>, locked: Set<string>): string {
  const keys = [...xml.matchAll(/<Key>(.*?)<\/Key>/g)].map((match) => match[1] ?? '')
  const refused = keys.filter((key) => locked.has(key))
  for (const key of keys) if (!locked.has(key)) objects.delete(key)
  const errors = refused.map((key) => `<Error><Key>${key}</Key><Code>AccessDenied</Code></Error>`).join('')
  return `<DeleteResult>${errors}</DeleteResult>`
}
