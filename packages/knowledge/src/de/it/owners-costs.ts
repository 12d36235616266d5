/** The Italian words of the rows in ../owners-costs.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const OWNERS_COSTS_IT: Words = {
  'de.owners.reality': {
    says: 'Deve ciò che ha deciso l’assemblea, anche se Le sembra sbagliato. Solo un tribunale può annullarlo.',
  },
  'de.owners.right-contest': {
    says: 'Contro una delibera deve fare causa entro un mese dall’assemblea, con i motivi entro due.',
  },
  'de.owners.right-papers': {
    says: 'Può vedere fatture, raccolta delle delibere e rapporto economico.',
  },
  'de.owners.right-limit': {
    says: 'Anticipi e conguagli si prescrivono in tre anni, da fine anno.',
  },
  'de.owners.step': {
    says: 'Chieda da quale delibera viene la somma. Paghi il giusto: gli arretrati possono costare la casa.',
  },
}
