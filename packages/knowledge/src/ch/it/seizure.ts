/** A seizure by the debt office, and what it must leave: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const SEIZURE_WORDS: Words = {
  'ch.court.seize-want': {
    says: "L'ufficio d'esecuzione vuole esaminare reddito e beni, per prenderne una parte (pignoramento).",
  },
  'ch.court.seize-who': { says: 'È un ufficio pubblico. I suoi atti si possono controllare.' },
  'ch.court.seize-real': {
    says: 'Deve lasciarLe abbastanza per affitto, cibo e cassa malati che paga davvero.',
  },
  'ch.court.seize-not-yet': {
    says: 'Non possono prendere ciò che serve per vivere e lavorare, né certe prestazioni sociali.',
  },
  'ch.court.seize-ten': {
    says: "Ha dieci giorni per il ricorso all'autorità di vigilanza se un atto è sbagliato.",
    action: 'Fare ricorso per iscritto',
    consequence: "L'atto resta valido.",
  },
  'ch.court.seize-step-go': {
    says: "Vada all'appuntamento. Porti buste paga, affitto, premi e altre spese con le prove di pagamento.",
  },
  'ch.court.seize-step-change': {
    says: "Se cambiano il reddito o le spese, chieda subito all'ufficio di cambiare la somma.",
  },
  'ch.court.seize-step-help': {
    says: 'Chieda a un consulente per debiti di un piano con tutti i creditori o del fallimento personale.',
  },
  'ch.court.seize-right-complain': { says: "Ha il diritto di ricorrere gratis contro l'ufficio." },
  'ch.court.seize-option': {
    title: 'Ricorrere contro un atto sbagliato',
    says: "Scriva all'autorità di vigilanza.",
    cost: 'Nulla nella maggior parte dei casi.',
    time: 'Dieci giorni.',
    risk: 'Nessuno.',
    bestFor: 'La somma che Le resta è troppo bassa.',
  },
  'ch.court.seize-help': {
    title: 'Chiedere a un consulente per debiti',
    says: 'Controlla la somma che deve restare a Lei.',
    cost: 'Nulla.',
    time: 'Questa settimana.',
    risk: 'Nessuno.',
    bestFor: 'Chiunque abbia un pignoramento.',
  },
}
