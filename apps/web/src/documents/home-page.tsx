import type { ReactNode } from 'react'

import { documentMessages as words } from '../messages/documents.ts'
import { homeMessages } from '../messages/home.ts'
import { shellMessages } from '../messages/shell.ts'
import { CostProtection } from './cost-protection.tsx'
import { LetterList } from './letter-list.tsx'
import { ResearchNotice } from './research-notice.tsx'
import { SubmitForm } from './submit-form.tsx'
import { useResearch } from './use-research.ts'
import { WelcomeBanner } from './welcome-banner.tsx'
import { WhatWeProvide } from './what-we-provide.tsx'

interface HomePageProps {
  /** Banners: an address that is not verified yet, a payment that has just come. */
  before: ReactNode
  packs: ReactNode
  /** A made-up case, which says of itself that it is one. */
  sample: ReactNode
}

/** The start for signed-in people: send a letter, see what comes back, find the earlier ones, buy more. */
export function HomePage({ before, packs, sample }: HomePageProps) {
  const firstWords = useResearch()
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-8 sm:px-6 sm:py-12">
      <title>{shellMessages.pageTitle(words.pageTitle)}</title>
      <div className="flex flex-col gap-4 pb-8">
        <WelcomeBanner />
        {before}
      </div>
      <h1>{words.welcome}</h1>
      <p className="measure pt-2 text-lg text-ink-2">{words.welcomeLead}</p>
      {firstWords !== undefined && (
        <div className="pt-6">
          <ResearchNotice firstWords={firstWords} />
        </div>
      )}
      <div className="grid gap-x-16 gap-y-12 pt-8 grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_19rem]">
        <SubmitForm key={firstWords} firstWords={firstWords} />
        <div className="flex flex-col gap-10">
          <WhatWeProvide />
          <CostProtection />
        </div>
      </div>
      <LetterList />
      <div className="pt-16">{packs}</div>
      <section aria-labelledby="sample-title" className="pt-16">
        <h2 id="sample-title" className="pb-2">
          {homeMessages.sampleTitle}
        </h2>
        {sample}
      </section>
      <p className="measure pt-12 text-sm text-ink-2">{homeMessages.disclaimer}</p>
    </div>
  )
}
