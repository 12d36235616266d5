/** Names with what they are, side by side where there is room. */
export function FactList({ facts }: { facts: readonly (readonly [name: string, says: string])[] }) {
  return (
    <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-[auto_minmax(0,1fr)]">
      {facts.map(([name, says]) => (
        <div key={name} className="contents">
          <dt className="text-ink-2">{name}</dt>
          <dd className="pb-2 font-semibold wrap-anywhere sm:pb-0">{says}</dd>
        </div>
      ))}
    </dl>
  )
}
