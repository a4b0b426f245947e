/** What the editor asks before something would be lost, and the answers. Closing a question is the first of them. */
export type Answers = {
  unsaved: 'cancel' | 'discard' | 'save'
  unfinished: 'cancel' | 'drop'
  changed: 'cancel' | 'reload' | 'overwrite'
}
export type Question = {
  [K in keyof Answers]: { kind: K; names: string[]; answer: (answer: Answers[K]) => void }
}[keyof Answers]

/** One question at a time; the one who asks waits for the answer. */
export function createQuestions(show: (question: Question | undefined) => void) {
  return <K extends keyof Answers>(kind: K, names: string[] = []) =>
    new Promise<Answers[K]>((resolve) => {
      const answer = (given: Answers[K]) => {
        show(undefined)
        resolve(given)
      }
      show({ kind, names, answer } as Question)
    })
}
