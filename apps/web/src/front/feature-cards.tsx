import { frontMessages as words } from '../messages/front.ts'

export function FeatureCards() {
  return (
    <ul className="grid gap-x-8 gap-y-7 sm:grid-cols-2 lg:grid-cols-3">
      {words.features.map(({ title, says }) => (
        <li key={title} className="border-s-2 border-seal ps-4">
          <h3>{title}</h3>
          <p className="pt-1 text-ink-2">{says}</p>
        </li>
      ))}
    </ul>
  )
}
