/** Demands of the tax office and its collector, and what holds for benefits too: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_AND_BENEFITS_WORDS: Words = {
  'it.public.want-tax': {
    says: "L'Agenzia delle Entrate, la Riscossione (AdER) o il Comune chiede tasse, sanzioni o contributi.",
  },
  'it.public.want-friendly': {
    says: 'È un avviso bonario per un errore nella dichiarazione. Le dà 60 giorni e una sanzione ridotta.',
  },
  'it.public.who': {
    says: 'È un ufficio pubblico o il suo agente. Non serve un giudice, ma può ricorrere e chiedere tempo.',
  },
  'it.public.rights': { says: 'Può vedere gli atti, fare ricorso e chiedere rate.' },
  'it.public.reality': { says: 'È serio, ma chiedere le rate in tempo ferma nuovi pignoramenti.' },
  'it.public.deadline-appeal': {
    says: 'Ha 60 giorni dalla notifica per pagare o ricorrere. Contiamo dalla data. Agosto non conta, ma non lo usiamo.',
    action: 'Pagare, chiedere rate o ricorrere alla Corte di giustizia tributaria',
    consequence: 'Il debito diventa definitivo e possono pignorare.',
  },
  'it.public.deadline-contributions': {
    says: 'Contro un avviso di addebito INPS ha 40 giorni per andare dal giudice del lavoro.',
    action: 'Pagare, chiedere rate o opporsi al giudice',
    consequence: 'Il debito diventa definitivo.',
  },
  'it.public.right-hear-first': {
    says: "Prima di molti accertamenti l'ufficio deve mandare uno schema e dare 60 giorni per rispondere.",
  },
  'it.public.right-agree': {
    says: "Può chiedere l'accertamento con adesione: la sanzione scende a un terzo.",
  },
  'it.public.right-self-correct': {
    says: "Per un errore evidente può chiedere l'annullamento (autotutela). Da sola non ferma il termine.",
  },
  'it.public.option-appeal': {
    title: 'Fare ricorso',
    says: 'Ricorra alla Corte di giustizia tributaria. Fino a 3.000 € non serve un difensore.',
    cost: 'Un contributo da 30 €.',
    time: '60 giorni.',
    risk: 'Può dover pagare una parte intanto.',
    bestFor: 'La somma è sbagliata, prescritta o mai notificata.',
  },
  'it.public.option-plan': {
    title: 'Pagare a rate',
    says: "Chieda online sul sito AdER o dell'ufficio.",
    cost: 'Interessi.',
    time: 'Minuti.',
    risk: 'Otto rate non pagate chiudono il piano.',
    bestFor: 'Lo deve e non può pagare subito.',
  },
  'it.public.option-pay': {
    title: 'Pagare in tempo',
    says: 'Paghi con PagoPA e il codice della lettera.',
    cost: 'La somma.',
    time: 'Minuti.',
    risk: 'Basso.',
    bestFor: 'È giusta e può pagare.',
  },
  'it.public.warning-pec': {
    says: 'Ritiri le raccomandate e apra PEC e SEND. Non leggerle non ferma il tempo.',
  },
  'it.contributions.right-old': {
    says: 'I contributi si prescrivono cinque anni dopo la scadenza, se nel frattempo non è arrivato un atto. Lo dica al giudice in tempo.',
  },
  'it.tax.right-reasons': {
    says: 'Un atto fiscale deve dire i motivi, a chi rivolgersi e dove fare ricorso. Se fa ricorso, il giudice può sospendere un pagamento che Le farebbe un danno grave.',
  },
}
