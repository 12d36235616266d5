/** Disputes with a firm about a contract: guarantee, delivery, renewal and the mediator: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_CONTRACT_WORDS: Words = {
  'fr.buy.want': {
    says: 'Una ditta e Lei non siete d’accordo su un contratto. Non è una carta del tribunale.',
  },
  'fr.buy.who': {
    says: 'Un negozio o una ditta di servizi è privata. Le sue condizioni non valgono dove violano la legge sui consumatori.',
  },
  'fr.buy.reality': {
    says: 'Non possono prendere soldi o cose senza un giudice. Possono solo chiedere, o fermare il servizio.',
  },
  'fr.buy.not-yet': {
    says: 'Non possono pignorare nulla. Dovrebbero prima andare in tribunale e vincere.',
  },
  'fr.buy.rights-summary': {
    says: 'Può avere diritto a recedere, a riparazione o rimborso, a chiudere il contratto e a un mediatore gratuito.',
  },
  'fr.buy.know-mediator': {
    says: 'Ogni ditta deve indicare un mediatore per i consumatori (médiateur). Per Lei è gratis, dopo che ha scritto alla ditta.',
    learnMore: 'Ha un anno dal Suo reclamo scritto.',
  },
  'fr.buy.deadline-mediator': {
    says: 'Ha un anno dal Suo reclamo scritto per andare dal mediatore. Contando da questa lettera, agisca al più tardi entro allora.',
    action: 'Andare dal mediatore per i consumatori',
    consequence: 'Dopo il mediatore può rifiutare.',
  },
  'fr.buy.step-contract': {
    says: 'Cerchi il contratto, la data dell’ordine, la data di consegna e tutti i messaggi.',
  },
  'fr.buy.step-write': {
    says: 'Scriva alla ditta per raccomandata o con il suo modulo. Dica che cosa non va e che cosa vuole, con una data.',
  },
  'fr.buy.step-pay-part': {
    says: 'Paghi la parte giusta e contesti il resto per iscritto. Non blocchi un addebito senza dire perché.',
  },
  'fr.buy.step-mediator': {
    says: 'Nessuna buona risposta? Vada dal mediatore indicato sul sito o sulla fattura. È gratis.',
  },
  'fr.buy.step-signal': {
    says: 'Segnali la ditta su SignalConso. L’ufficio antifrode può agire, e la ditta può risponderle.',
  },
  'fr.buy.step-association': {
    says: 'Chieda a un’associazione di consumatori aiuto per la lettera.',
  },
  'fr.buy.right-guarantee': {
    says: 'Una cosa nuova deve funzionare per due anni. Se no, il venditore deve riparare, sostituire o rimborsare.',
  },
  'fr.buy.right-delivery': {
    says: 'Se non c’era una data, la merce deve arrivare in 30 giorni. Se tarda, fissi una nuova data, poi annulli e riabbia i soldi in 14 giorni.',
  },
  'fr.buy.right-renewal': {
    says: 'La ditta deve avvisarla da uno a tre mesi prima dell’ultimo giorno per fermare un rinnovo. Se no, può chiudere gratis quando vuole.',
  },
  'fr.buy.right-online': {
    says: 'Un contratto che si può fare online si può anche chiudere online, con un pulsante chiaro.',
  },
  'fr.buy.right-terms': {
    says: 'Le clausole abusive non La vincolano.',
  },
  'fr.buy.option-dispute': {
    title: 'Scrivere e contestare',
    says: 'Dica per iscritto che cosa non va e fissi una data, per esempio 15 giorni.',
    cost: 'Una raccomandata.',
    time: 'Un’ora.',
    risk: 'Basso.',
    bestFor: 'La fattura o la merce è sbagliata.',
  },
  'fr.buy.option-mediator': {
    title: 'Andare dal mediatore gratuito',
    says: 'Il mediatore del settore guarda le due parti e propone una via d’uscita.',
    cost: 'Nulla.',
    time: 'Circa 90 giorni.',
    risk: 'Nessuno. Può ancora andare in tribunale.',
    bestFor: 'Ha scritto e non ha avuto una buona risposta.',
  },
  'fr.buy.option-end': {
    title: 'Chiudere il contratto',
    says: 'Usi il pulsante online o una raccomandata. Chieda un sì scritto con la data di fine.',
    cost: 'Forse i mesi che restano in un periodo fisso.',
    time: 'Minuti online.',
    risk: 'Prima controlli se c’è una durata minima.',
    bestFor: 'Non vuole più il servizio.',
  },
  'fr.buy.option-help': {
    title: 'Chiedere a un’associazione di consumatori',
    says: 'Un’associazione della zona controlla la lettera e scrive con Lei.',
    cost: 'Nulla o una piccola quota.',
    time: 'Una visita.',
    risk: 'Nessuno.',
    bestFor: 'Si sente bloccato.',
  },
  'fr.buy.warn-debit': {
    says: 'Se blocca un pagamento dovuto, possono staccare il servizio o mandare lettere di recupero. Prima scriva.',
  },
  'fr.buy.tactic-signal': {
    says: 'Segnali prima su SignalConso. Lì le ditte rispondono spesso in fretta.',
    risk: 'Nessuno.',
    notWhen: 'Un’udienza è vicina.',
  },
}
