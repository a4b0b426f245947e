import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '#bench/shared/in-process.ts'

/** 'nobody' of Debian: Dovecot opens no mailbox as root. */
const NOBODY = 65_534
export const USER = 'ann@mail.example'
export const SECRET = 'app-pass-word'

/** Debian's Dovecot on a port of its own, with these emails unread in its inbox. It must be started as root. */
export async function startDovecot(mails: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'jobapply-dovecot-'))
  const fresh = join(folder, 'Maildir', 'new')
  for (const name of ['new', 'cur', 'tmp']) mkdirSync(join(folder, 'Maildir', name), { recursive: true })
  for (const [at, mail] of mails.entries()) writeFileSync(join(fresh, `${1_700_000_000 + at}.M${at}P1.bench`), mail)
  for (const path of [folder, join(folder, 'Maildir'), ...['new', 'cur', 'tmp'].map((name) => join(folder, 'Maildir', name))])
    chownSync(path, NOBODY, NOBODY)
  for (const name of readdirSync(fresh)) chownSync(join(fresh, name), NOBODY, NOBODY)
  const port = await freePort()
  const config = join(folder, 'dovecot.conf')
  writeFileSync(config, configOf(folder, port))
  const child = spawn('dovecot', ['-F', '-c', config], { stdio: 'inherit' })
  await waitFor(port, child)
  return {
    url: `imap://127.0.0.1:${port}`,
    /** Names end with their flags; nothing that was read is moved from new to cur with 'S'. */
    flags: () =>
      ['new', 'cur'].flatMap((name) => readdirSync(join(folder, 'Maildir', name)).flatMap((file) => file.split(':2,')[1] || [])),
    /** Emails of which a part was fetched, of all connections that have ended. */
    parts: () =>
      [...readFileSync(join(folder, 'log'), 'utf8').matchAll(/ parts=(\d+)/g)].reduce((sum, [, parts]) => sum + Number(parts), 0),
    /** Delivers another email, as a mail server does. */
    deliver(mail: string, name: string) {
      const path = join(fresh, '../tmp', name)
      writeFileSync(path, mail)
      chownSync(path, NOBODY, NOBODY)
      renameSync(path, join(fresh, name))
    },
    stop: async () => {
      child.kill('SIGTERM')
      await once(child, 'exit')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const configOf = (folder: string, port: number) => `
protocols = imap
listen = 127.0.0.1
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
ssl = no
imap_logout_format = heads=%{fetch_hdr_count} parts=%{fetch_body_count}
disable_plaintext_auth = no
mail_location = maildir:${folder}/Maildir
mail_max_userip_connections = 100
first_valid_uid = 1
passdb {
  driver = static
  args = password={PLAIN}${SECRET}
}
userdb {
  driver = static
  args = uid=${NOBODY} gid=${NOBODY} home=${folder}
}
service imap-login {
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
`

async function waitFor(port: number, child: ChildProcess) {
  for (let tries = 0; tries < 100; tries += 1) {
    if (child.exitCode !== null) throw new Error('Dovecot did not start: apt-get install dovecot-imapd, and start this as root')
    const socket = connect(port, '127.0.0.1')
    const isOpen = await Promise.race([once(socket, 'connect').then(() => true), once(socket, 'error').then(() => false)]).catch(
      () => false,
    )
    socket.destroy()
    if (isOpen) return
    await pause(100)
  }
  throw new Error('Dovecot did not answer')
}
