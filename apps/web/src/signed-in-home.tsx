import { lazy, Suspense } from 'react'

import { VerificationBanner } from './account/verification-banner.tsx'
import { HomeReturn } from './credits/home-return.tsx'
import { HomePage } from './documents/home-page.tsx'
import { ResultReturn } from './tactics/result-return.tsx'

const HomePacks = lazy(async () => ({
  default: (await import('./credits/home-packs.tsx')).HomePacks,
}))
const WorkedExample = lazy(async () => ({
  default: (await import('./front/worked-example.tsx')).WorkedExample,
}))

/** The start for signed-in people, with what other features put on it. One file to load; what stands far below comes after. */
export const SignedInHome = () => (
  <HomePage
    before={
      <>
        <HomeReturn />
        <ResultReturn />
        <VerificationBanner />
      </>
    }
    packs={
      <Suspense>
        <HomePacks />
      </Suspense>
    }
    sample={
      <Suspense>
        <WorkedExample />
      </Suspense>
    }
  />
)
