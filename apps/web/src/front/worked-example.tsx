import { frontMessages as words } from '../messages/front.ts'

/** A debt that was settled for less, made up and labelled as such. */
export function WorkedExample() {
  return (
    <figure>
      <figcaption className="pb-5 font-semibold text-warn">{words.exampleLabel}</figcaption>
      <ol className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
        {words.example.map(({ title, says }) => (
          <li key={title} className="sheet p-5">
            <h3>{title}</h3>
            <p className="pt-2 font-sans">{says}</p>
          </li>
        ))}
      </ol>
    </figure>
  )
}
