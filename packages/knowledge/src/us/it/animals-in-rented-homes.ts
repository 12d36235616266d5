/** The Italian words of the rows in ../animals-in-rented-homes.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ANIMALS_IN_RENTED_HOMES_IT: Words = {
  'us.home.right-animal': {
    says: 'Il proprietario deve di solito permettere un animale addestrato che serve per una disabilità, senza spesa per animali. Per uno non addestrato ora conta soprattutto la legge del Suo stato. Può essere chiesta una lettera del medico.',
  },
}
