/** Indennità per un’auto parcheggiata su suolo privato: le righe della Svizzera in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const PRIVATE_PARKING_IT: Words = {
  'ch.parking.want': {
    says: 'Il proprietario di un posto privato vuole denaro per il disturbo della Sua auto (Umtriebsentschädigung).',
  },
  'ch.parking.who': {
    says: 'È un proprietario o una ditta privata, non la polizia. Non è una multa.',
  },
  'ch.parking.reality': {
    says: 'Nessuno può costringerLa a pagare senza un tribunale. Ma il proprietario può denunciarLa, e può seguire una vera multa.',
  },
  'ch.parking.not-yet': {
    says: 'Ora non possono prenderLe nulla. Contro un precetto esecutivo può fare opposizione entro dieci giorni.',
  },
  'ch.parking.right-sign': {
    says: 'Una multa richiede un divieto del giudice, su un cartello che sul posto si poteva vedere.',
  },
  'ch.parking.right-three-months': {
    says: 'Il proprietario deve denunciarLa entro tre mesi da quando sa chi era. Dopo è troppo tardi.',
  },
  'ch.parking.right-sum': {
    says: 'Possono chiedere solo le spese vere, e devono provarle. Chieda come hanno calcolato la somma.',
  },
  'ch.parking.step-check': {
    says: 'Controlli giorno, luogo e cartello. Faccia foto. Era cliente o ospite?',
  },
  'ch.parking.step-answer': {
    says: 'Se non poteva parcheggiare lì, una somma giusta di solito chiude la cosa. Se poteva, scriva perché.',
  },
  'ch.parking.option-no': {
    says: 'Scriva perché non deve nulla, con foto o ricevuta.',
    title: 'Dire no per iscritto',
    cost: 'Un francobollo.',
    time: 'Prima della loro data.',
    risk: 'Possono denunciarLa o avviare un’esecuzione.',
    bestFor: 'Poteva parcheggiare, o non c’era cartello.',
  },
  'ch.parking.option-pay': {
    says: 'Paghi, e si faccia scrivere che non La denunceranno.',
    title: 'Pagare una somma giusta',
    cost: 'La somma.',
    time: 'Prima della loro data.',
    risk: 'Paga più delle loro spese.',
    bestFor: 'Ha parcheggiato lì senza permesso.',
  },
}
