/** The Italian words of the rows in ../animals-in-rented-homes.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ANIMALS_IN_RENTED_HOMES_IT: Words = {
  'us.home.right-animal': {
    says: 'Un proprietario (landlord) deve quasi sempre permettere un animale che le serve per una disabilità, senza spese per l’animale. Può chiedere una lettera del medico.',
  },
}
