/** The Italian words of the rows in ../rent-rise.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_RISE_WORDS: Words = {
  'ch.rise.want': {
    says: 'Il locatore vuole una pigione più alta. Vale solo con il modulo ufficiale del Cantone e con i motivi.',
  },
  'ch.rise.want-check': {
    says: "Controlli se l'aumento è permesso prima di pagare di più o firmare.",
  },
  'ch.rise.reality': {
    says: 'Ha 30 giorni per contestarlo, gratis. Fino ad allora nulla è deciso.',
  },
  'ch.rise.not-yet': {
    says: 'Durante la conciliazione paga la vecchia pigione.',
  },
  'ch.rise.deadline': {
    says: 'Ha 30 giorni dalla ricezione per l’autorità di conciliazione. Contiamo dalla data, per sicurezza.',
    action: 'Contestare l’aumento davanti all’autorità di conciliazione',
    consequence: 'La nuova pigione vale come accettata.',
  },
  'ch.rise.right-form': {
    says: 'Un aumento senza modulo ufficiale, senza motivi o con minaccia di disdetta è nullo.',
  },
  'ch.rise.right-time': {
    says: 'Deve arrivare almeno dieci giorni prima dell’inizio del termine di disdetta, e vale solo da un termine di disdetta.',
  },
  'ch.rise.right-safe': {
    says: 'Se vince o trova un accordo, il locatore di regola non può disdire per tre anni.',
  },
  'ch.rise.step-check': {
    says: 'Controlli il modulo, il motivo e il tasso di riferimento su cui si basa la pigione.',
  },
  'ch.rise.step-help': {
    says: 'Chieda all’ASI prima della fine dei 30 giorni.',
  },
  'ch.rise.option-contest': {
    says: 'Scriva all’autorità di conciliazione del Suo distretto e alleghi il modulo.',
    title: 'Contestare l’aumento',
    cost: 'Gratis',
    time: 'Entro 30 giorni',
    risk: 'Di regola nessuno.',
    bestFor: 'L’aumento non è giusto o non è spiegato.',
  },
  'ch.rise.option-accept': {
    says: 'Se è giusto, paghi la nuova pigione dal giorno indicato.',
    title: 'Accettare',
    cost: 'La pigione più alta',
    time: 'Dal giorno nel modulo',
    risk: 'Dopo non può più contestarlo.',
    bestFor: 'Ha controllato ed è giusto.',
  },
}
