import type { ComponentType } from 'react'

import { frontMessages as words } from '../messages/front.ts'
import { ChatbotComparison } from './chatbot-comparison.tsx'
import { FeatureCards } from './feature-cards.tsx'
import { FrontSection } from './front-section.tsx'
import { PriceCards } from './price-cards.tsx'
import { Questions } from './questions.tsx'
import { SampleNote } from './sample-note.tsx'
import { SignUpLinks } from './sign-up-links.tsx'
import type { AuthDialogProps } from './sign-up-links.tsx'
import { Steps } from './steps.tsx'
import { WorkedExample } from './worked-example.tsx'

/** The start for signed-out people: what this is, what it costs, how it goes, and what happens to a letter. */
export function FrontPage({ AuthDialog }: { AuthDialog: ComponentType<AuthDialogProps> }) {
  return (
    <div className="mx-auto w-full max-w-6xl px-4 sm:px-6">
      <title>{words.pageTitle}</title>
      <section className="grid items-center gap-x-16 gap-y-10 py-10 sm:py-16 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div>
          <h1 className="text-4xl">{words.title}</h1>
          <p className="measure pt-5 text-lg text-ink-2">{words.lead}</p>
          <SignUpLinks AuthDialog={AuthDialog} />
        </div>
        <SampleNote />
      </section>
      <FrontSection id="features" title={words.featuresTitle}>
        <FeatureCards />
      </FrontSection>
      <FrontSection id="comparison" title={words.comparisonTitle}>
        <ChatbotComparison />
      </FrontSection>
      <FrontSection id="example" title={words.exampleTitle}>
        <WorkedExample />
      </FrontSection>
      <FrontSection id="pricing" title={words.pricingTitle}>
        <PriceCards AuthDialog={AuthDialog} />
      </FrontSection>
      <FrontSection id="privacy" title={words.privacyTitle}>
        <ul className="measure">
          {words.privacy.map((fact) => (
            <li key={fact} className="border-b border-line py-3 first:pt-1 last:border-b-0">
              {fact}
            </li>
          ))}
        </ul>
      </FrontSection>
      <FrontSection id="how-it-works" title={words.stepsTitle}>
        <Steps />
        <SignUpLinks AuthDialog={AuthDialog} />
      </FrontSection>
      <FrontSection id="faq" title={words.faqTitle}>
        <Questions />
      </FrontSection>
    </div>
  )
}
