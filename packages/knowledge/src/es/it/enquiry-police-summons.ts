/** The Italian words of the rows in ../enquiry-police-summons.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_POLICE_SUMMONS_IT: Words = {
  'es.ask.police-summons': {
    says: 'Ci vada quel giorno. Chieda se va come testimone o come indagato (investigado). Come indagato può tacere e avere un avvocato, gratis se non ne conosce. Firmi solo ciò che ha detto.',
  },
}
