import { frontMessages as words } from '../messages/front.ts'

export function Steps() {
  return (
    <ol className="grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
      {words.steps.map((step, at) => (
        <li key={step.title} className="flex gap-4">
          <span aria-hidden className="font-serif text-3xl leading-none text-primary">
            {at + 1}
          </span>
          <div>
            <h3>{step.title}</h3>
            <p className="pt-1 text-ink-2">{step.says}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
