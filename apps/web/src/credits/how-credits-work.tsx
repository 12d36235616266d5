import { creditMessages as words } from '../messages/credits.ts'
import { Callout } from '../ui/callout.tsx'

export function HowCreditsWork() {
  return (
    <section aria-labelledby="how-title">
      <h2 id="how-title">{words.howTitle}</h2>
      <ol className="grid gap-6 py-5 sm:grid-cols-3">
        {words.how.map(({ title, says }, at) => (
          <li key={title} className="flex gap-4">
            <span aria-hidden className="font-serif text-3xl leading-none text-primary">
              {at + 1}
            </span>
            <div>
              <h3>{title}</h3>
              <p className="pt-1 text-ink-2">{says}</p>
            </div>
          </li>
        ))}
      </ol>
      <Callout title={words.secureTitle}>
        <p>{words.secure}</p>
      </Callout>
    </section>
  )
}
