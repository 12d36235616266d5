/** Contributions to Urssaf: the demand to pay. The words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const URSSAF_DEBT_WORDS: Words = {
  'fr.public.urssaf-deadline': {
    says: 'Ha due mesi per contestare la richiesta Urssaf alla sua commissione ricorsi. Va pagata o regolata in un mese.',
    action: 'Contestarla alla commissione ricorsi di Urssaf',
    consequence: 'Dopo Urssaf può fare un ordine (contrainte) che difficilmente può contestare.',
  },
  'fr.public.urssaf-want': {
    says: 'Urssaf chiede contributi sociali.',
  },
}
