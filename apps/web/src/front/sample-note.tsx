import { frontMessages } from '../messages/front.ts'

/** A made-up letter with the marks a helper would make. Labelled as a sample. */
export function SampleNote() {
  const { sample } = frontMessages
  return (
    <figure>
      <div className="sheet rotate-[0.6deg] p-6 sm:p-8">
        <p className="text-sm text-ink-2">{sample.date}</p>
        <p className="pt-4">
          {sample.before}
          <span className="highlighted">{sample.marked}</span>
          {sample.after}
        </p>
        <ul className="mt-5 border-t border-line pt-4 font-sans text-base">
          {sample.notes.map((note) => (
            <li key={note} className="flex gap-2.5 py-1">
              <span aria-hidden className="mt-2.5 h-0.5 w-3 shrink-0 bg-seal" />
              {note}
            </li>
          ))}
        </ul>
      </div>
      <figcaption className="pt-3 text-center text-sm text-ink-2">{sample.caption}</figcaption>
    </figure>
  )
}
