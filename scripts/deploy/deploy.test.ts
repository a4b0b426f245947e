import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSettings, SETTING_NAMES } from '@jobapply/server/platform/env'
import { describe, expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { SERVER_ENV, SERVER_FLAGS } from '#scripts/server.mjs'
import { listOf, readDockerfile, variablesOf } from './dockerfile.mjs'

const read = (file: string) => readFileSync(join('deploy', file), 'utf8')
const [build, image] = readDockerfile(read('Dockerfile'))
const IMAGE = variablesOf(image ?? { name: '', image: '', steps: [] })
const PROGRAMS = [...readFileSync('apps/server/build.ts', 'utf8').matchAll(/^ {2}'?([a-z-]+)'?: sourceOf/gm)].map(
  ([, name]) => `apps/server/build/${name}.js`,
)
/** Also set for Node or the C library, and no settings of ours. */
const foreign = Object.keys(SERVER_ENV)
const unknownSettings = (names: readonly string[]) => names.filter((name) => ![...SETTING_NAMES, ...foreign].includes(name))

type Variables = Record<string, string>
type Service = {
  command?: string[]
  environment?: Variables
  ports?: string[]
  healthcheck?: { test: string[] }
  user?: string
  read_only?: boolean
}
const compose: { services: Record<string, Service> } = parse(read('compose/compose.yaml'), { merge: true })
const OURS = ['migrate', 'server', 'worker'] as const

type Manifest = {
  kind: string
  metadata: { name: string }
  data?: Variables
  stringData?: Variables
  spec?: { template: { spec: Pod } }
}
type Pod = { containers: Container[]; volumes: { name: string }[]; securityContext: { runAsNonRoot: boolean } }
type Probe = { httpGet: { path: string; port: string } }
type Container = Partial<Record<'startupProbe' | 'livenessProbe' | 'readinessProbe', Probe>> & {
  args: string[]
  env?: { name: string; value: string }[]
  envFrom: { configMapRef?: { name: string }; secretRef?: { name: string } }[]
  ports?: { name: string; containerPort: number }[]
  resources: { limits: { memory: string } }
  securityContext: { readOnlyRootFilesystem: boolean }
  volumeMounts: { name: string; mountPath: string }[]
}
const manifests = readdirSync('deploy/kubernetes').flatMap((file) =>
  parseAllDocuments(read(`kubernetes/${file}`)).map((one): Manifest => {
    expect(one.errors, file).toEqual([])
    return one.toJS()
  }),
)
const pods = manifests.flatMap(({ kind, metadata, spec }) =>
  ['Deployment', 'Job'].includes(kind) && spec ? { name: metadata.name, pod: spec.template.spec } : [],
)
const settingsOf = ({ env = [], envFrom }: Container): Variables => ({
  ...IMAGE,
  ...Object.assign({}, ...envFrom.map(({ configMapRef, secretRef }) => valuesOf(configMapRef?.name ?? secretRef?.name ?? ''))),
  ...Object.fromEntries(env.map(({ name, value }) => [name, value])),
})
const valuesOf = (name: string): Variables => {
  const found = manifests.find((one) => one.metadata.name === name && ['ConfigMap', 'Secret'].includes(one.kind))
  expect(found, `${name} is defined`).toBeDefined()
  return { ...found?.data, ...found?.stringData }
}

/** The addresses that a monitor asks, by what is answered there. */
const answered = readFileSync('apps/server/src/platform/parts/health.ts', 'utf8')
const portOf = (settings: Variables, program: string | undefined) =>
  program?.endsWith('worker.js') ? settings.WORKER_PORT : settings.PORT

describe('the image', () => {
  const copied = build && image ? image.steps.filter(({ word }) => word === 'COPY').map(({ rest }) => rest.split(' ')) : []

  test('starts the server as the start script does, with Node 24 and the same flags and variables', () => {
    expect(image?.image).toMatch(/^node:24-/)
    expect(build?.image).toBe(image?.image)
    expect(image && listOf(image, 'ENTRYPOINT')).toEqual(['node', ...SERVER_FLAGS])
    expect(PROGRAMS).toEqual(expect.arrayContaining(image ? listOf(image, 'CMD') : ['']))
    expect(IMAGE).toMatchObject(SERVER_ENV)
    expect(unknownSettings(Object.keys(IMAGE))).toEqual([])
    expect(readSettings(IMAGE)).toMatchObject({ production: true, PORT: 3000 })
  })

  test('runs as a user without rights, and writes to its volume alone', () => {
    const last = (word: string) => image?.steps.findLast((step) => step.word === word)?.rest
    expect(last('USER')).toBe('node')
    expect(last('VOLUME')).toBe(IMAGE.JOBAPPLY_DATA_DIR)
    expect(last('EXPOSE')).toBe(IMAGE.PORT)
  })

  test('holds every place that the program reads, and no source', () => {
    const places = readFileSync('apps/server/src/platform/places.ts', 'utf8')
    const folders = [...places.matchAll(/'(apps\/[^']+)'/g)].map(([, place = '']) => place)
    expect(folders.length).toBeGreaterThan(3)
    const targets = copied.map(([, , to = '']) => to)
    expect(folders.filter((place) => !targets.some((to) => place === to || place.startsWith(`${to}/`)))).toEqual([])
    expect(copied.filter(([from, path = '', to = '']) => from !== '--from=build' || path !== `/app/${to}`)).toEqual([])
    const locked: Record<string, { dev?: boolean }> = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages
    const nested = Object.keys(locked).filter((path) => /^(apps|packages)\/.*node_modules/.test(path) && !locked[path]?.dev)
    expect(nested.filter((path) => !targets.some((to) => path.startsWith(`${to}/`)))).toEqual([])
    // What is built or installed exists after a build only.
    const tracked = targets.filter((to) => !/\/build$|node_modules$/.test(to))
    expect(tracked.filter((to) => !existsSync(to))).toEqual([])
  })
})

describe('the compose file', () => {
  test.each(OURS)('starts %s with settings that the program knows and takes', (name) => {
    const { command, environment = {}, read_only } = compose.services[name] ?? {}
    expect(PROGRAMS).toEqual(expect.arrayContaining(command ?? ['']))
    expect(unknownSettings(Object.keys(environment))).toEqual([])
    const filled = Object.entries({ ...IMAGE, ...environment }).map(([key, value]) => [key, fill(String(value))])
    expect(readSettings(Object.fromEntries(filled))).toMatchObject({ MIGRATIONS: 'separate', TASKS: 'separate' })
    expect(read_only).toBe(true)
  })

  test('gives the owner of the database to the migration alone', () => {
    expect(OURS.filter((name) => 'DATABASE_OWNER_URL' in (compose.services[name]?.environment ?? {}))).toEqual(['migrate'])
  })

  test('asks each program at its own port, and opens ports on this machine only', () => {
    for (const name of ['server', 'worker'] as const) {
      const { healthcheck, environment, command } = compose.services[name] ?? {}
      const port = portOf({ ...IMAGE, ...environment }, command?.[0])
      expect(healthcheck?.test.at(-1)).toContain(`http://127.0.0.1:${port}/readyz`)
    }
    const open = Object.values(compose.services).flatMap(({ ports = [] }) => ports)
    expect(open.filter((port) => !port.startsWith('127.0.0.1:'))).toEqual([])
    expect(open).toContain(`${new URL(String(compose.services.server?.environment?.PUBLIC_URL)).host}:${IMAGE.PORT}`)
  })

  test('asks for exactly the values that its example lists, and reaches services that it starts', () => {
    const text = read('compose/compose.yaml')
    const asked = new Set([...text.matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name))
    const listed = [...read('compose/example.env').matchAll(/^(\w+)=$/gm)].map(([, name]) => name)
    expect([...asked].sort()).toEqual(listed.sort())
    const hosts = [...text.matchAll(/(?:@|\/\/)([a-z]+):\d+/g)].map(([, host = '']) => host)
    expect(hosts.filter((host) => !(host in compose.services))).toEqual([])
    expect(read('compose/create-login.sh')).toContain('create role jobapply_server login')
  })
})

describe('the manifests', () => {
  test.each(['jobapply-migrate', 'jobapply-server', 'jobapply-worker'])(
    '%s has settings that the program knows and takes',
    (name) => {
      const [container] = pods.find((pod) => pod.name === name)?.pod.containers ?? []
      if (!container) throw new Error(`${name} is missing`)
      const settings = settingsOf(container)
      expect(unknownSettings(Object.keys(settings))).toEqual([])
      expect(readSettings(settings)).toMatchObject({ production: true, MIGRATIONS: 'separate', TASKS: 'separate' })
      expect(PROGRAMS).toEqual(expect.arrayContaining(container.args))
      expect('DATABASE_OWNER_URL' in settings).toBe(name === 'jobapply-migrate')
    },
  )

  test('every pod is without rights, read-only and limited, and mounts what it names', () => {
    for (const { name, pod } of pods) {
      const [{ securityContext, resources, volumeMounts } = {} as Container] = pod.containers
      expect(pod.securityContext.runAsNonRoot, name).toBe(true)
      expect(securityContext.readOnlyRootFilesystem, name).toBe(true)
      expect(resources.limits.memory, name).toMatch(/^\d+[GM]i$/)
      expect(volumeMounts.map((mount) => mount.name).sort()).toEqual(pod.volumes.map((volume) => volume.name).sort())
      expect(volumeMounts.map(({ mountPath }) => mountPath)).toContain(IMAGE.JOBAPPLY_DATA_DIR)
      const authority = new URL(settingsOf(pod.containers[0] as Container).DATABASE_URL ?? '').searchParams.get('sslrootcert')
      expect(
        volumeMounts.some(({ mountPath }) => authority?.startsWith(`${mountPath}/`)),
        name,
      ).toBe(true)
    }
  })

  test('probes ask addresses that the programs answer, at ports where they listen', () => {
    for (const { name, pod } of pods.filter((one) => one.name !== 'jobapply-migrate'))
      for (const container of pod.containers)
        for (const kind of ['startupProbe', 'livenessProbe', 'readinessProbe'] as const) {
          const { path, port } = container[kind]?.httpGet ?? {}
          expect(answered, `${name} ${kind}`).toContain(`path: '${path}'`)
          const listened = container.ports?.find((one) => one.name === port)?.containerPort
          expect(String(listened), `${name} ${kind}`).toBe(portOf(settingsOf(container), container.args[0]))
        }
  })
})

describe('the units and the proxy', () => {
  test.each(['server', 'worker'])('jobapply-%s.service starts its program as the start script does', (name) => {
    const unit = read(`systemd/jobapply-${name}.service`)
    const [, flags = '', program = ''] = /^ExecStart=\/usr\/bin\/node (.*) (apps\/\S+)$/m.exec(unit) ?? []
    expect(flags.split(' ')).toEqual(SERVER_FLAGS)
    expect(PROGRAMS).toContain(program)
    const variables = [...unit.matchAll(/^Environment=(.*)$/gm)].flatMap(([, pairs = '']) => pairs.split(' '))
    const set = Object.fromEntries(variables.map((pair) => pair.split('=')))
    expect(set).toMatchObject(SERVER_ENV)
    expect(unknownSettings(Object.keys(set))).toEqual([])
    expect(set.JOBAPPLY_DATA_DIR).toBe(`/var/lib/${/^StateDirectory=(.*)$/m.exec(unit)?.[1]}`)
    for (const [option, value] of [
      ['KillMode', 'mixed'],
      ['NoNewPrivileges', 'true'],
      ['ProtectSystem', 'strict'],
    ])
      expect(unit).toContain(`\n${option}=${value}\n`)
  })

  test('the proxy leads to the port of the server, and keeps what monitors ask to itself', () => {
    const text = read('Caddyfile')
    expect(text).toContain(`reverse_proxy 127.0.0.1:${readSettings({}).PORT} {`)
    const [, closed = ''] = /@monitor path (.*)/.exec(text) ?? []
    const monitored = [...answered.matchAll(/path: '(\/(?!landing)[a-z]+)'/g)].map(([, path = '']) => path)
    expect(monitored.filter((path) => !closed.split(' ').includes(path))).toEqual([])
    expect(monitored).toContain(/health_uri (\S+)/.exec(text)?.[1])
  })
})

describe('three database machines', () => {
  const [patroni, proxy, pooler] = ['patroni.yaml', 'haproxy.cfg', 'pgbouncer.ini'].map((file) => read(`cluster/${file}`)) as [
    string,
    string,
    string,
  ]

  test('an answered write is on two of them, and a dead one is replaced before a call is told to try again', () => {
    const { bootstrap } = parse(patroni.replace(/\$\{\w+\}/g, 'x'))
    expect(bootstrap.dcs.synchronous_mode).toBe(true)
    // What Patroni asks for: a leader must be able to try twice before its lease ends.
    expect(bootstrap.dcs.ttl).toBeGreaterThanOrEqual(bootstrap.dcs.loop_wait + 2 * bootstrap.dcs.retry_timeout)
    expect(bootstrap.dcs.ttl).toBeLessThan(Number(/^query_wait_timeout = (\d+)$/m.exec(pooler)?.[1]))
  })

  test('the pooler shares connections as DATABASE_POOLER says, and the proxy asks what the server answers', () => {
    const mode = /^pool_mode = (\w+)$/m.exec(pooler)?.[1]
    const urls = { DATABASE_URL: 'postgres://app@db.example/x', MIGRATIONS: 'separate' }
    expect(readSettings({ ...urls, DATABASE_POOLER: mode }).DATABASE_POOLER).toBe(mode)
    expect(pooler).toContain('\nignore_startup_parameters = options\n')
    expect(answered).toContain(`path: '${/^ {2}option httpchk GET (\S+)$/m.exec(proxy)?.[1]}'`)
  })
})

/** What compose would put in the place of a variable. */
function fill(text: string): string {
  const values: Variables = { ADMIN_EMAILS: 'ann@gmail.com', JOBAPPLY_SECRET: 'x'.repeat(32) }
  return text.replace(/\$\{(\w+):\?[^}]*\}/g, (_, name: string) => values[name] ?? 'example')
}
