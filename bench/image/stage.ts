import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'

type Step = { word: string; rest: string }
type Stage = { name: string; image: string; steps: Step[] }
/** `made`: where the stages before it are. */
type Around = { place: string; made: Record<string, string>; env: NodeJS.ProcessEnv }

/** What only describes the image to whoever runs it. */
const DESCRIBING = ['USER', 'EXPOSE', 'VOLUME', 'STOPSIGNAL', 'ENTRYPOINT', 'CMD']

/** Does a stage's steps in its own folder, which stands for the root of its file system. Answers its variables. */
export async function runStage({ name, steps }: Stage, { place, made, env }: Around): Promise<Record<string, string>> {
  const variables: Record<string, string> = {}
  /** `/data` is a folder of the stage. */
  const inside = (text: string) => text.replace(/(^|[ =])\/(app|data)\b/g, (_, before, folder) => `${before}${place}/${folder}`)
  let cwd = place
  mkdirSync(place)
  for (const { word, rest } of steps) {
    const started = performance.now()
    if (word === 'WORKDIR') {
      cwd = inside(rest)
      mkdirSync(cwd, { recursive: true })
    } else if (word === 'COPY') copy(rest.split(' '))
    else if (word === 'RUN') runCommand(inside(rest))
    else if (word === 'ENV')
      for (const pair of rest.split(' ')) variables[pair.slice(0, pair.indexOf('='))] = inside(pair.slice(pair.indexOf('=') + 1))
    else if (!DESCRIBING.includes(word)) throw new Error(`${word} is not understood`)
    if (word === 'COPY' || word === 'RUN')
      console.log(`  ${name || 'image'}: ${word} ${rest} (${((performance.now() - started) / 1000).toFixed(1)} s)`)
  }
  return variables

  function copy([first = '', ...paths]: string[]) {
    const [, stage] = /^--from=(.*)$/.exec(first) ?? []
    const [from = '', to = ''] = stage === undefined ? [first, ...paths] : paths
    if (stage !== undefined)
      return cpSync(join(made[stage] ?? '', from), join(cwd, to), { recursive: true, verbatimSymlinks: true })
    for (const file of contextFiles()) {
      mkdirSync(dirname(join(cwd, file)), { recursive: true })
      cpSync(file, join(cwd, file))
    }
  }

  function runCommand(command: string) {
    const { status, stdout, stderr } = spawnSync('sh', ['-c', command], { cwd, env: { ...env, ...variables }, encoding: 'utf8' })
    if (status !== 0) throw new Error(`${command} ended with ${status}:\n${stdout}${stderr}`)
  }
}

/** What deploy/Dockerfile.dockerignore leaves of a checkout: everything that git does not ignore. */
const contextFiles = () =>
  spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8', maxBuffer: 1 << 26 })
    .stdout.split('\0')
    .filter((file) => file !== '')
