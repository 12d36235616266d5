/** The words of the signed-in start page around the form. */
import { plural, t } from '@lingui/core/macro'
import { PACKS } from '@plainletter/contracts/prices'

import { inLanguage } from './in-language.ts'

const cheapest = (): string => {
  const pence = Math.min(
    ...Object.values(PACKS).map(({ pricePence, credits }) => pricePence / credits),
  )
  return pence % 100 === 0 ? `£${pence / 100}` : `£${(pence / 100).toFixed(2)}`
}

const aLetterCosts = (price: string): string => t`Here: 1 credit for a letter, from ${price}.`

export const homeMessages = inLanguage(() => ({
  welcome: t`Welcome`,
  signedInAs: t`Signed in as`,
  creditsRemaining: (count: number) =>
    plural(count, { one: '# credit remaining', other: '# credits remaining' }),
  buyCredits: t`Buy Credits`,

  protectionTitle: t`What it can cost you, and what it cannot`,
  protection: [
    t`A solicitor: £150 to £300 for an hour.`,
    aLetterCosts(cheapest()),
    t`A run that fails takes no credit. Trying again is not charged twice.`,
    t`A letter that we do not cover takes no credit.`,
    t`Looking at a result again is free. Unused credits can be refunded within 14 days.`,
  ],

  sampleTitle: t`A sample result`,
  disclaimer: t`Plainletter gives information, not legal advice. We are not a law firm, and using it does not make you our client.`,

  researchTitle: t`You are looking for cases like this one`,
  researchOpen: (name: string) => t`Find similar cases for ${name}`,
  researchHint: t`It costs 1 credit, once for each letter.`,
  researchAsked: t`The first words of your letter are in the box below. Add your question to them.`,
}))
