/** Italian: the words of the rows in ../enquiry-housing-benefit.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOUSING_BENEFIT_IT: Words = {
  'gb.ask-benefit.housing-overpaid': {
    says: 'Scriva al comune (council) entro un mese dalla lettera. Chieda di riesaminare, o faccia appello gratis al tribunale. Se l’errore era loro e Lei non poteva saperlo, forse non deve restituire.',
  },
}
