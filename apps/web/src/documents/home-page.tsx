import type { ReactNode } from 'react'

import { documentMessages as words } from '../messages/documents.ts'
import { shellMessages } from '../messages/shell.ts'
import { LetterList } from './letter-list.tsx'
import { SubmitForm } from './submit-form.tsx'
import { WhatWeProvide } from './what-we-provide.tsx'

/** The start for signed-in people: send a letter, see what comes back, find the earlier ones. */
export function HomePage({ before }: { before: ReactNode }) {
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-8 sm:px-6 sm:py-12">
      <title>{shellMessages.pageTitle(words.pageTitle)}</title>
      <div className="pb-8 empty:hidden">{before}</div>
      <h1>{words.welcome}</h1>
      <p className="measure pt-2 text-lg text-ink-2">{words.welcomeLead}</p>
      <div className="grid gap-x-16 gap-y-12 pt-8 grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_19rem]">
        <SubmitForm />
        <WhatWeProvide />
      </div>
      <LetterList />
    </div>
  )
}
