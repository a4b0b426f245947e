declare global {
  /** Answers to calls without input that the page's head has asked for (early-script.ts), by the call's path. */
  var earlyCalls: Record<string, Promise<Response>> | undefined
}

/** The answer that is on its way already; each is used once. */
export function takeEarly(path: string, input: unknown): Promise<Response> | undefined {
  const answer = input === undefined ? globalThis.earlyCalls?.[path] : undefined
  if (answer) delete globalThis.earlyCalls?.[path]
  return answer
}

/** What was not used at the start would be out of date later. */
export function forgetEarly() {
  globalThis.earlyCalls = undefined
}
