/** The Dutch words of the rows in ../gym-contract.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const GYM_CONTRACT_NL: Words = {
  'de.gym.right-good-cause': {
    says: 'Een langdurige ziekte waardoor u niet kunt sporten kan het contract meteen beëindigen. Stuur een doktersbrief. Verhuizen is meestal geen reden.',
  },
  'de.gym.right-renewal': {
    says: 'Een contract van maart 2022 of later bindt u hoogstens twee jaar. Daarna kunt u weg met een maand opzegtermijn.',
  },
}
