/** A bill for the shared costs of a home in Scotland: the property factor. The words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const SERVICE_CHARGE_SCOTLAND_IT: Words = {
  'gb.service-charge.right-code-scotland': {
    says: 'Un amministratore (property factor) deve essere nel registro e seguire un codice. Deve mostrare come ha calcolato ogni spesa.',
  },
  'gb.service-charge.right-share-scotland': {
    says: 'Il Suo titolo (title deeds) dice la quota. Se tace, la legge sugli edifici (tenements) stabilisce la divisione.',
  },
  'gb.service-charge.step-scotland': {
    says: 'Scriva all’amministratore che cosa contesta e perché, e chieda le fatture. È obbligatorio prima del tribunale.',
  },
  'gb.service-charge.option-scotland': {
    says: 'Se non rimedia, si rivolga al First-tier Tribunal for Scotland (Housing and Property Chamber).',
    title: 'Andare al tribunale',
    cost: 'La domanda è gratuita.',
    time: 'Alcuni mesi.',
    risk: 'Paghi la parte che accetta.',
    bestFor: 'L’amministratore ha violato il codice o non spiega.',
  },
  'gb.service-charge.reality-scotland': {
    says: 'Spesso una parte è dovuta. Paghi ciò che è chiaramente giusto e contesti il resto per iscritto.',
  },
  'gb.service-charge.right-change-scotland': {
    says: 'I proprietari possono votare per cambiare amministratore (factor). I titoli, o la legge, dicono quanti voti servono.',
  },
  'gb.service-charge.step-deeds-scotland': {
    says: 'Controlli la quota nei titoli (title deeds) e cerchi l’amministratore nello Scottish Property Factor Register.',
  },
  'gb.service-charge.option-time-scotland': {
    says: 'Chieda di pagare a rate, senza spese aggiunte finché le rispetta.',
    title: 'Chiedere tempo per pagare',
    cost: 'Niente.',
    time: 'Alcuni giorni.',
    risk: 'Abbia il piano per iscritto.',
    bestFor: 'La somma è giusta ma troppa in una volta.',
  },
}
