import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import type { Source } from './layout.ts'

const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
const A_MINUTE = 60_000
/** Debian's packages for each program. */
const PACKAGES: Record<Source['by'], string> = {
  latex:
    'texlive-latex-extra texlive-fonts-extra texlive-pictures texlive-publishers texlive-plain-generic texlive-xetex lmodern',
  browser: 'chromium',
  pandoc: 'pandoc',
  libreoffice: 'libreoffice-writer-nogui',
  nobody: '',
}

const succeeds = (command: string, argument: string) => spawnSync(command, [argument]).status === 0
const isInstalled = (command: string) => succeeds('which', command)
const hasTexFile = (file: string) => succeeds('kpsewhich', file)
const isThere: Record<Source['by'], (source: Source) => boolean> = {
  latex: () => isInstalled('pdflatex') && isInstalled('xelatex'),
  browser: () => existsSync(CHROMIUM),
  pandoc: (source) => isInstalled('pandoc') && (source.by !== 'pandoc' || source.to !== 'pdf' || isInstalled('xelatex')),
  libreoffice: () => isInstalled('soffice'),
  nobody: () => true,
}

/** Runs the programs that make documents, one at a time. */
export class Programs {
  #browser: Browser | undefined
  readonly #folder = mkdtempSync(join(tmpdir(), 'jobapply-layouts-'))
  readonly #missing = new Map<string, boolean>()

  /** What this machine lacks for a document, in words; undefined when it can be made. */
  missing(source: Source, needs = ''): string | undefined {
    const key = `${source.by} ${'to' in source ? source.to : ''}`
    const lacks = this.#missing.get(key) ?? !isThere[source.by](source)
    this.#missing.set(key, lacks)
    if (lacks) return `${source.by} is not installed (Debian: ${PACKAGES[source.by]})`
    return needs && !hasTexFile(needs) ? `LaTeX has no ${needs} (Debian: ${PACKAGES.latex})` : undefined
  }

  async make(source: Source): Promise<Uint8Array> {
    if (source.by === 'nobody') return source.bytes
    if (source.by === 'browser') return this.#print(source)
    if (source.by === 'latex') return this.#typeset(source)
    if (source.by === 'libreoffice') return this.#convert(source.bytes, source.from, source.to)
    return this.#run('pandoc', [...PANDOC[source.to], '-f', 'markdown', '-o', `made.${source.to}`, 'made.md'], {
      'made.md': source.markdown,
    })(`made.${source.to}`)
  }

  async close() {
    await this.#browser?.close()
    rmSync(this.#folder, { recursive: true })
  }

  async #print({ html, header, footer }: Source & { by: 'browser' }) {
    this.#browser ??= await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] })
    const page = await this.#browser.newPage()
    await page.setContent(html)
    const bytes = await page.pdf({
      preferCSSPageSize: true,
      printBackground: true,
      displayHeaderFooter: Boolean(header ?? footer),
      headerTemplate: header ?? '<span></span>',
      footerTemplate: footer ?? '<span></span>',
    })
    await page.close()
    return new Uint8Array(bytes)
  }

  /** Twice: the second run knows the number of pages and the places of columns. */
  #typeset({ engine, text }: Source & { by: 'latex' }) {
    const args = ['-interaction=batchmode', '-halt-on-error', 'made.tex']
    for (const left of ['made.aux', 'made.out', 'made.log']) rmSync(join(this.#folder, left), { force: true })
    this.#run(engine, args, { 'made.tex': text })
    return this.#run(engine, args)('made.pdf')
  }

  #convert(bytes: Uint8Array, from: string, to: string) {
    const profile = `-env:UserInstallation=file://${join(this.#folder, 'profile')}`
    const web = from === 'html' ? ['--infilter=HTML (StarWriter)'] : []
    const args = [profile, '--headless', ...web, '--convert-to', to === 'doc' ? 'doc:MS Word 97' : to, `source.${from}`]
    return this.#run('soffice', args, { [`source.${from}`]: bytes })(`source.${to}`)
  }

  /** Runs a program in the working folder; the answer reads a file that it made. */
  #run(command: string, args: string[], files: Record<string, string | Uint8Array> = {}) {
    for (const [name, content] of Object.entries(files)) writeFileSync(join(this.#folder, name), content)
    const { status, stderr } = spawnSync(command, args, { cwd: this.#folder, timeout: A_MINUTE, encoding: 'utf8' })
    if (status !== 0) throw new Error(`${command} ended with ${status}: ${stderr.trim().slice(-300) || this.#log()}`)
    return (name: string) => new Uint8Array(readFileSync(join(this.#folder, name)))
  }

  /** The first complaint of LaTeX. */
  #log() {
    const log = join(this.#folder, 'made.log')
    const lines = existsSync(log) ? readFileSync(log, 'latin1').split('\n') : []
    const at = lines.findIndex((line) => line.startsWith('!'))
    return lines.slice(Math.max(0, at), at + 4).join(' ')
  }
}

const PANDOC = { docx: [], odt: [], pdf: ['--pdf-engine=xelatex'], txt: ['-t', 'plain', '--wrap=auto', '--columns=76'] }
