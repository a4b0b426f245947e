import { execFile } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, inject, test } from 'vitest'

const run = promisify(execFile)

/** A disk of 256 kB in a mount namespace of its own: nothing to unmount, whatever happens to the test. */
test('on a full disk a backup is refused with a sentence, the one before stays whole, and freed space is used', async ({
  skip,
}) => {
  const small = mkdtempSync(join(inject('folder'), 'small-'))
  const own = process.getuid?.() === 0 ? ['--mount'] : ['--map-root-user', '--mount']
  const mount = `mount -t tmpfs -o size=256k tmpfs '${small}'`
  const allowed = await run('unshare', [...own, 'sh', '-c', mount]).then(
    () => true,
    () => false,
  )
  skip(!allowed, 'this machine lets us mount no small disk')
  const program = `
    import { randomBytes } from 'node:crypto'
    import { readdirSync, rmSync, writeFileSync } from 'node:fs'
    import { readArchive, writeArchive } from '#platform/backup/archive'
    import { explainFileError } from '#platform/start-error'
    const folder = ${JSON.stringify(small)}
    async function* entries(size) { yield { name: 'tables/users', bytes: randomBytes(size) } }
    const read = async (file) => { let sum = 0; for await (const { bytes } of readArchive(file)) sum += bytes.length; return sum }
    await writeArchive(folder + '/first.tar.gz', entries(50_000))
    writeFileSync(folder + '/filler', Buffer.alloc(100_000))
    const refused = await writeArchive(folder + '/second.tar.gz', entries(150_000)).catch((error) => error)
    const told = { message: explainFileError(refused, 'BACKUPS').message, left: readdirSync(folder).sort() }
    const kept = await read(folder + '/first.tar.gz')
    rmSync(folder + '/filler')
    await writeArchive(folder + '/second.tar.gz', entries(100_000))
    console.log(JSON.stringify({ ...told, kept, after: await read(folder + '/second.tar.gz') }))`
  const { stdout } = await run(
    'unshare',
    [...own, 'sh', '-c', `${mount} && exec "$0" --input-type=module -e "$1"`, process.execPath, program],
    { cwd: join(import.meta.dirname, '..', '..', '..') },
  )
  expect(JSON.parse(stdout)).toEqual({
    message:
      'The disk is full: nothing can be written to BACKUPS. Free some space and start again. Everything saved so far is kept.',
    left: ['filler', 'first.tar.gz'],
    kept: 50_000,
    after: 100_000,
  })
})
