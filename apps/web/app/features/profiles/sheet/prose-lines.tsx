import { cutIntoBlocks } from './prose-blocks.ts'

/** Text as people write it in a profile: lines that start with a bullet are a list, on the screen and on paper. */
export const ProseLines = ({ text }: { text: string }) => (
  <div className="grid gap-1.5 wrap-anywhere">
    {cutIntoBlocks(text).map(({ place, kind, lines }) =>
      kind === 'list' ? (
        <ul key={place} className="grid list-disc gap-0.5 pl-5">
          {lines.map(({ place: at, text: line }) => (
            <li key={at}>{line}</li>
          ))}
        </ul>
      ) : (
        <p key={place} className="whitespace-pre-line">
          {lines.map(({ text: line }) => line).join('\n')}
        </p>
      ),
    )}
  </div>
)
