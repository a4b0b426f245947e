/** What a form asks before something would be lost, and the answers. Closing a question answers 'cancel'. */
export type Answers = {
  unsaved: 'cancel' | 'discard' | 'save'
  unfinished: 'cancel' | 'drop'
  changed: 'cancel' | 'reload' | 'overwrite'
}
export type Question = {
  [K in keyof Answers]: { kind: K; names: string[]; answer: (answer: Answers[K]) => void }
}[keyof Answers]
export type Ask = <K extends keyof Answers>(kind: K, names?: string[]) => Promise<Answers[K]>

/** One question at a time; the caller waits for the answer. */
export function createQuestions(show: (question: Question | undefined) => void): Ask {
  return (kind, names = []) =>
    new Promise((resolve) => {
      const answer = (given: Parameters<typeof resolve>[0]) => {
        show(undefined)
        resolve(given)
      }
      show({ kind, names, answer } as Question)
    })
}
