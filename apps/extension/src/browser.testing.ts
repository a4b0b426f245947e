import { beforeEach } from 'vitest'

type Listener = (...values: never[]) => unknown

function createEvent() {
  const listeners = new Set<Listener>()
  return {
    addListener: (one: Listener) => void listeners.add(one),
    removeListener: (one: Listener) => void listeners.delete(one),
    clear: () => listeners.clear(),
    emit(...values: unknown[]) {
      for (const one of [...listeners]) one(...(values as never[]))
    },
  }
}

function createStorage() {
  const kept = new Map<string, unknown>()
  const onChanged = createEvent()
  return {
    onChanged,
    get: async (keys: string | string[]) => {
      const found = [keys].flat().filter((key) => kept.has(key))
      return Object.fromEntries(found.map((key) => [key, structuredClone(kept.get(key))]))
    },
    async set(values: object) {
      for (const [key, value] of Object.entries(values)) kept.set(key, structuredClone(value))
      onChanged.emit()
    },
    async remove(keys: string | string[]) {
      for (const key of [keys].flat()) kept.delete(key)
      onChanged.emit()
    },
    /** As when the browser closes. */
    clear: () => kept.clear(),
  }
}

/** Tabs that load at once. Like the browser's own calls, those for a closed tab fail. */
const tabs = {
  ...{ onRemoved: createEvent(), onUpdated: createEvent() },
  shown: new Map<number, { url: string; active: boolean }>(),
  async create({ url = 'about:blank', active = true }: { url?: string; active?: boolean }) {
    const id = lastTab++
    tabs.shown.set(id, { url, active })
    return { id }
  },
  async get(id: number) {
    const tab = tabs.shown.get(id)
    if (!tab) throw new Error(`No tab with id: ${id}`)
    return { id, windowId: 1, status: 'complete', ...tab }
  },
  async update(id: number, changes: { url?: string; active?: boolean }) {
    const { url, active } = { ...(await tabs.get(id)), ...changes }
    tabs.shown.set(id, { url, active })
    if (changes.url) tabs.onUpdated.emit(id, { status: 'complete' }, { url })
    return tabs.get(id)
  },
  /** What our script in a tab answers. */
  sendMessage: async (_id: number, _message: unknown): Promise<unknown> => undefined,
  async remove(id: number) {
    await tabs.get(id)
    tabs.shown.delete(id)
    tabs.onRemoved.emit(id)
  },
}
let lastTab = 1

/** Replaces `wxt/browser` in unit tests (vitest.config.ts): the parts of a browser that our code uses, as far as tests need them. */
export const browser = {
  tabs,
  storage: { local: createStorage(), session: createStorage() },
  alarms: {
    onAlarm: createEvent(),
    names: new Set<string>(),
    create: async (name: string) => void browser.alarms.names.add(name),
    get: async (name: string) => (browser.alarms.names.has(name) ? { name } : undefined),
    clear: async (name: string) => browser.alarms.names.delete(name),
  },
  windows: { update: async () => ({}) },
  /** What the script of ours that runs in a tab says. */
  scripting: { executeScript: async (): Promise<{ frameId: number; result: unknown }[]> => [] },
  permissions: {
    ...{ onAdded: createEvent(), onRemoved: createEvent() },
    request: async (): Promise<boolean> => true,
    contains: async (): Promise<boolean> => true,
  },
  runtime: {
    getManifest: () => ({ homepage_url: 'https://jobapply.example' }),
    /** What our worker answers to one of our pages. */
    sendMessage: async (_message: unknown): Promise<unknown> => undefined,
  },
}

/** A browser that was just installed, for each test of a file. */
export function freshBrowser() {
  beforeEach(() => {
    for (const { onChanged, clear } of Object.values(browser.storage)) {
      clear()
      onChanged.clear()
    }
    for (const event of [
      ...[tabs.onRemoved, tabs.onUpdated, browser.alarms.onAlarm],
      ...[browser.permissions.onAdded, browser.permissions.onRemoved],
    ])
      event.clear()
    tabs.shown.clear()
    browser.alarms.names.clear()
  })
}
