/** The Italian words of the rows in ../enquiry-heirs.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HEIRS_IT: Words = {
  'it.ask.coheirs': {
    says: 'Nessuno deve restare in un’eredità comune: ogni erede può chiedere la divisione in ogni momento. Prima scriva agli altri e offra di vendere, o di comprare o cedere la quota. Poi serve la mediazione, e dopo un giudice può dividere, dare la casa a chi paga gli altri o farla vendere. Veda un avvocato.',
  },
}
