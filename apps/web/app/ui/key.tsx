/** A key of the keyboard, as it is printed on it. */
export const Key = ({ children }: { children: string }) => (
  <kbd className="inline-grid h-5.5 min-w-5.5 place-items-center rounded-[4px] border border-line border-b-line-strong bg-sunk px-1.5 font-sans text-12 font-medium text-ink-2">
    {children}
  </kbd>
)

/** The key that commands are given with on this machine. */
export const MOD_KEY = /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? '') ? '⌘' : 'Ctrl'
