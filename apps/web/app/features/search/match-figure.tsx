/** The matchScore in figures and in a word, so that nothing depends on the colour. */
export function MatchFigure({ score, verdict }: { score: number; verdict: 'ok' | 'caution' | 'blocked' }) {
  const word = verdict === 'blocked' ? 'Blocked' : score >= 80 ? 'Strong' : score >= 60 ? 'Good' : score >= 40 ? 'Fair' : 'Weak'
  const tone = verdict === 'blocked' ? 'text-bad' : score >= 80 ? 'text-good' : score >= 60 ? 'text-ink' : 'text-ink-3'
  return (
    <p className={`shrink-0 text-right ${tone}`}>
      <span className="sr-only">Match score </span>
      <span className="block font-serif text-[1.625rem] leading-none tabular-nums">{Math.round(score)}</span>
      <span className="block text-12">{word}</span>
    </p>
  )
}
