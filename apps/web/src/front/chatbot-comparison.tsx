import { frontMessages as words } from '../messages/front.ts'

/** A table that becomes a list of pairs on a phone. What it says of others has its source beneath. */
export function ChatbotComparison() {
  const [, ours, theirs] = words.comparisonColumns
  const { before, title, url } = words.comparisonSource
  return (
    <>
      <dl className="border-t border-line">
        {words.comparison.map((row) => (
          <div
            key={row.what}
            className="grid gap-x-8 gap-y-2 border-b border-line py-4 md:grid-cols-[12rem_minmax(0,1fr)_minmax(0,1fr)]"
          >
            <dt className="font-semibold">{row.what}</dt>
            <dd>
              <span className="block text-sm font-semibold text-primary">{ours}</span>
              {row.ours}
            </dd>
            <dd className="text-ink-2">
              <span className="block text-sm font-semibold">{theirs}</span>
              {row.theirs}
            </dd>
          </div>
        ))}
      </dl>
      <p className="pt-3 text-sm text-ink-2">
        {before}
        <a href={url} rel="noreferrer">
          {title}
        </a>
        .
      </p>
    </>
  )
}
