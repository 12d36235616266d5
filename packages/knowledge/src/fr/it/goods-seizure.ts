/** The seizure of things at home (saisie-vente): the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const GOODS_SEIZURE_WORDS: Words = {
  'fr.officer.want-goods': {
    says: 'Fanno un elenco di cose in casa per venderle (saisie-vente).',
  },
  'fr.officer.not-yet-goods': {
    says: 'Non possono pignorare cose in casa prima di otto giorni dalla richiesta di pagare.',
  },
  'fr.officer.deadline-goods': {
    says: 'Ha un mese per vendere da sé le cose dell’elenco, o per dire quali non si possono pignorare.',
    action: 'Vendere da sé le cose, o contestare l’elenco',
    consequence: 'Dopo si possono vendere all’asta.',
  },
  'fr.officer.deadline-eight': {
    says: 'Ha otto giorni per pagare o concordare un piano prima che si possano pignorare cose.',
    action: 'Pagare, o concordare un piano con l’ufficiale',
    consequence: 'Dopo l’ufficiale può venire a pignorare.',
  },
  'fr.officer.step-goods': {
    says: 'Faccia un elenco di ciò che deve restare: letto, vestiti, tavolo, frigo, cucina, lavatrice, cose del bambino, attrezzi di lavoro.',
  },
  'fr.officer.right-goods': {
    says: 'Ciò che serve per vivere e lavorare non si può pignorare.',
  },
}
