import { documentMessages as words } from '../messages/documents.ts'

/** What a person gets, before they spend a credit: a pencilled list in the margin. */
export function WhatWeProvide() {
  return (
    <aside aria-labelledby="provide-title" className="lg:border-s lg:border-line lg:ps-8">
      <h2 id="provide-title" className="text-xl">
        {words.provideTitle}
      </h2>
      <ol className="pt-3">
        {words.provide.map((line, at) => (
          <li key={line} className="flex gap-3 border-b border-line py-2.5">
            <span aria-hidden className="w-4 shrink-0 font-serif text-ink-3">
              {at + 1}
            </span>
            {line}
          </li>
        ))}
      </ol>
      <p className="pt-3 text-sm text-ink-2">{words.provideNot}</p>
    </aside>
  )
}
