/** Questions to firms in general: first steps, sales calls, bank fees and data. `asks` holds the words people type, in French and in English: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CONSUMER_WORDS: Words = {
  'fr.ask-buy.step-proof': {
    says: 'Conservi ordine, fattura, foto e messaggi.',
  },
  'fr.ask-buy.step-write': {
    says: 'Prima scriva alla ditta, con una data. Poi vada dal suo mediatore gratuito.',
  },
  'fr.ask-buy.step-signal': {
    says: 'Segnali la ditta su SignalConso.',
  },
  'fr.ask-buy.right-guarantee': {
    says: 'La merce nuova ha una garanzia di legge di due anni.',
  },
  'fr.ask-buy.right-withdraw': {
    says: 'Per la maggior parte degli acquisti a distanza ha 14 giorni per recedere.',
  },
  'fr.ask-buy.right-mediator': {
    says: 'Un mediatore per i consumatori per Lei è gratis.',
  },
  'fr.ask-buy.option-mediator': {
    title: 'Andare dal mediatore',
    says: 'Il mediatore indicato sul sito o sulla fattura guarda il Suo caso.',
    cost: 'Nulla.',
    time: 'Circa 90 giorni.',
    risk: 'Nessuno.',
    bestFor: 'Ha prima scritto e non ha avuto una buona risposta.',
  },
  'fr.ask-buy.option-association': {
    title: 'Chiedere a un’associazione di consumatori',
    says: 'Un’associazione della zona La aiuta a scrivere.',
    cost: 'Nulla o una piccola quota.',
    time: 'Una visita.',
    risk: 'Nessuno.',
    bestFor: 'Si sente bloccato.',
  },
  'fr.ask-buy.know-shop': {
    says: 'Per un acquisto in negozio la legge non dà il diritto di cambiare idea. Online sì.',
    learnMore: 'Guardi le condizioni di reso del negozio.',
  },
  'fr.ask-buy.warn-two-years': {
    says: 'Attenzione al tempo: la maggior parte delle richieste tra Lei e una ditta ha termini da due a cinque anni.',
  },
  'fr.ask-buy.right-terms': {
    says: 'Le clausole abusive in un contratto non La vincolano.',
  },
  'fr.ask-buy.my-data': {
    says: 'Scriva all’impresa. Chieda quali dati ha su di Lei, o di cancellarli. Deve rispondere entro un mese, gratis. Se no, si lamenti online alla CNIL.',
  },
  'fr.ask-buy.sum-paid-ahead': {
    says: 'Guardi la parola nel suo contratto. Con le arrhes (caparra) può rinunciare e perde la somma; se rinuncia il venditore, rende il doppio. Con un acompte (acconto) entrambi sono vincolati: può dovere tutto il prezzo. Se il contratto non dice nulla, sono arrhes. Se la legge le permette di recedere, come entro 14 giorni online, torna tutto.',
  },
}
