/** The Italian words of the rows in ../gym-contract.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const GYM_CONTRACT_IT: Words = {
  'de.gym.right-good-cause': {
    says: 'Una malattia duratura che impedisce di allenarsi può chiudere subito il contratto. Mandi un certificato. Un trasloco di solito non basta.',
  },
  'de.gym.right-renewal': {
    says: 'Un contratto fatto da marzo 2022 vincola al massimo due anni. Poi può uscire con un mese di preavviso.',
  },
}
