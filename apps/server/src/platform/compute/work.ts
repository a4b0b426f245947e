/**
 * A pure function whose cost grows with what people or strangers wrote. It runs in a helper process, so its code is imported when it is
 * called, and everything it needs, the time included, comes in as its input. A file of works never imports `compute.ts`: a helper may not
 * load what starts processes.
 */
export type Work<Input, Output> = { name: string; run(input: Input): Promise<Output> }

export const defineWork = <Input extends object, Output>(
  name: string,
  run: (input: Input) => Promise<Output>,
): Work<Input, Output> => ({ name, run })

export type WorkQuestion = { name: string; input: object }
