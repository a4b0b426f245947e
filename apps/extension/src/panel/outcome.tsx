import { useState } from 'react'
import type { Run } from '#applications/run'
import { ask } from './ask.ts'

/** How the last application ended, in words that claim no more than the page has shown. */
export function Outcome({ run, site, onChange }: { run: Run; site: string; onChange(): void }) {
  const { id, phase, title, company, quote, messages, isAlone, isTouched, isHere, unkept } = run
  if (phase === 'ended' && !(isAlone && messages.length > 0)) return null
  return (
    <section className="card calm" role="status" data-phase={phase}>
      <p className="quiet">
        {title}, {company}
      </p>
      {phase === 'ended' && (
        <>
          <h1>Left to you</h1>
          <p>{messages.join(' ')}</p>
          <p className="quiet">
            {isTouched
              ? 'The form is half filled: its tab is open, and the application waits under Needs you.'
              : 'Nothing was filled. Open its form below when you like.'}
          </p>
        </>
      )}
      {phase === 'confirmed' && isAlone && <p className="quiet">Sent by full automation</p>}
      {phase === 'confirmed' && (
        <>
          <h1>Confirmed</h1>
          <p>Their page says: “{quote}”</p>
          {unkept.length > 0 && <Unkept details={unkept} onDone={onChange} />}
          <a
            hidden={unkept.length > 0}
            className="button"
            href={`${site}/applications/${id}/receipt`}
            target="_blank"
            rel="noreferrer"
          >
            Open the receipt
          </a>
        </>
      )}
      {phase === 'unconfirmed' && (
        <>
          <h1>Did it go through?</h1>
          <p>
            {quote
              ? `Their page first confirmed it, and then said: “${messages.join(' ')}” Check there or in your inbox, then tell us.`
              : 'Their page showed no confirmation we recognize. Check there or in your inbox, then tell us.'}
          </p>
          <div className="buttons">
            <button type="button" className="button" onClick={() => void ask({ type: 'apply.said' })}>
              I submitted it
            </button>
            <button type="button" className="button" onClick={() => void ask({ type: 'apply.not-yet' })}>
              Not yet
            </button>
          </div>
          {!isHere && <p className="quiet">You can also answer later, under Needs you in Auto Apply.</p>}
        </>
      )}
      {phase === 'said' && (
        <>
          <h1>Noted</h1>
          <p>You said: submitted. The receipt says that we didn't see it.</p>
          {unkept.length > 0 && <Unkept details={unkept} onDone={onChange} />}
        </>
      )}
      {phase === 'unsent' && (
        <>
          <h1>Not sent yet</h1>
          <p>{isHere ? 'The job is among your saved jobs.' : 'It waits under Needs you in Auto Apply.'}</p>
        </>
      )}
      {phase === 'failed' && (
        <>
          <h1>Not sent</h1>
          <p>Their page refused it:</p>
          <ul>
            {messages.map((message) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
          {isHere ? (
            <p className="quiet">Fix it on their page, then press Fill this form again.</p>
          ) : (
            <>
              <p className="quiet">It no longer counts toward your limit.</p>
              <Retry onDone={onChange} />
            </>
          )}
        </>
      )}
    </section>
  )
}

/** It was sent, but no unit was left for it: the person may put it into the tracker, where nothing is counted. */
function Unkept({ details, onDone }: { details: string[]; onDone(): void }) {
  const [isRefused, setRefused] = useState(false)
  async function track() {
    const isDone = (await ask({ type: 'apply.track' })) === true
    setRefused(!isDone)
    if (isDone) onDone()
  }
  return (
    <>
      <p role="alert">We couldn't save a receipt for it. {details.join(' ')}</p>
      <button type="button" className="button" onClick={() => void track()}>
        Add to the tracker
      </button>
      {isRefused && <p role="alert">We couldn't add it: it may be there already, or the server can't be reached.</p>}
    </>
  )
}

/** Takes a unit of the limit again: the server may have none. */
function Retry({ onDone }: { onDone(): void }) {
  const [state, setState] = useState<'idle' | 'busy' | 'done' | 'refused'>('idle')
  async function retry() {
    setState('busy')
    const isDone = (await ask({ type: 'apply.retry' })) === true
    setState(isDone ? 'done' : 'refused')
    if (isDone) onDone()
  }
  if (state === 'done') return <p>It's back in the queue.</p>
  return (
    <>
      <button type="button" className="button" disabled={state === 'busy'} onClick={() => void retry()}>
        Retry
      </button>
      {state === 'refused' && (
        <p role="alert">We couldn't put it back: you may have reached your limit, or the server can't be reached.</p>
      )}
    </>
  )
}
