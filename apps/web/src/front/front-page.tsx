import { Link } from 'react-router'

import { frontMessages as words } from '../messages/front.ts'
import { paths } from '../paths.ts'
import { buttonLook } from '../ui/button-look.ts'

/** The start for signed-out people: what this is, how it goes, and what happens to a letter. */
export function FrontPage() {
  return (
    <div className="mx-auto w-full max-w-6xl px-4 sm:px-6">
      <title>{words.pageTitle}</title>
      <section className="grid items-center gap-x-16 gap-y-10 py-10 sm:py-16 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div>
          <h1 className="text-4xl">{words.title}</h1>
          <p className="measure pt-5 text-lg text-ink-2">{words.lead}</p>
          <div className="flex flex-wrap items-center gap-3 pt-7">
            <Link to={paths.auth} className={buttonLook()}>
              {words.signUp}
            </Link>
            <Link to={paths.login} className={buttonLook('plain')}>
              {words.logIn}
            </Link>
          </div>
        </div>
        <SampleNote />
      </section>
      <section aria-labelledby="steps-title" className="border-t border-line py-10 sm:py-14">
        <h2 id="steps-title">{words.stepsTitle}</h2>
        <ol className="grid gap-8 pt-6 md:grid-cols-3">
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
      </section>
      <section
        aria-labelledby="privacy-title"
        className="grid gap-x-8 gap-y-4 border-t border-line py-10 sm:py-14 md:grid-cols-3"
      >
        <h2 id="privacy-title">{words.privacyTitle}</h2>
        <ul className="md:col-span-2">
          {words.privacy.map((fact) => (
            <li key={fact} className="border-b border-line py-3 first:pt-1 last:border-b-0">
              {fact}
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

/** A made-up letter with the marks a helper would make. Labelled as a sample. */
function SampleNote() {
  const { sample } = words
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
