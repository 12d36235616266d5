/** The Italian words of the rows in ../parent-support.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PARENT_SUPPORT_IT: Words = {
  'de.parents.want': {
    says: 'L’ufficio sociale paga per il Suo genitore e vuole sapere se deve contribuire (Elternunterhalt).',
  },
  'de.parents.reality': {
    says: 'Fino a 100.000 € lordi l’anno non deve nulla. Conta solo il Suo reddito.',
  },
  'de.parents.right-presume': {
    says: 'La legge presume che guadagni meno. Possono chiedere documenti solo con indizi chiari di un reddito più alto.',
  },
  'de.parents.right-savings': {
    says: 'Risparmi, casa e reddito del coniuge non contano per questo limite.',
  },
  'de.parents.right-unfair': {
    says: 'Anche oltre, tiene il necessario per sé e la famiglia. Un genitore gravemente colpevole può avere meno o nulla.',
  },
  'de.parents.step': {
    says: 'Scriva entro il termine: «Il mio reddito annuo è sotto 100.000 €». All’inizio niente carte bancarie. Oltre: un avvocato.',
  },
  'de.parents.option': {
    says: 'Dica che il limite non è raggiunto. Chieda gli indizi.',
    title: 'Far valere il limite',
    cost: 'Gratuito.',
    time: 'Questa settimana.',
    risk: 'Nessuno.',
    bestFor: 'Guadagna meno.',
  },
}
