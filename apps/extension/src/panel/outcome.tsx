import type { Run } from '#applications/run'

/** How the last application ended, in words that claim no more than the page has shown. */
export function Outcome({ run: { id, phase, title, company, quote, messages }, site }: { run: Run; site: string }) {
  if (phase === 'ended') return null
  return (
    <section className="card calm" role="status" data-phase={phase}>
      <p className="quiet">
        {title}, {company}
      </p>
      {phase === 'confirmed' && (
        <>
          <h1>Confirmed</h1>
          <p>Their page says: “{quote}”</p>
          <a className="button" href={`${site}/applications/${id}/receipt`} target="_blank" rel="noreferrer">
            Open the receipt
          </a>
        </>
      )}
      {phase === 'unconfirmed' && (
        <>
          <h1>Did it go through?</h1>
          <p>Their page showed no confirmation that we know. Look there or in your mail, then tell us.</p>
          <a className="button" href={`${site}/auto-apply`} target="_blank" rel="noreferrer">
            Answer under Needs you
          </a>
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
          <p className="quiet">Its place in your limit is free again. You can retry it under Auto Apply.</p>
        </>
      )}
    </section>
  )
}
