/** Stationnement sur terrain privé : les lignes des Pays-Bas en français. */
import type { Words } from '@plainletter/contracts/rule'

export const PRIVATE_PARKING_IT: Words = {
  'nl.parking.want': {
    says: 'Il proprietario di un luogo privato, o una ditta, dice che ha violato le regole di parcheggio e vuole una penale.',
  },
  'nl.parking.who': {
    says: 'È una richiesta privata. Non viene dalla polizia o dal CJIB, e non è una multa dello Stato.',
  },
  'nl.parking.not-yet': {
    says: 'Non possono prendere soldi o cose senza un giudice.',
  },
  'nl.parking.right-terms': {
    says: 'La deve solo se ha accettato le condizioni. Dovevano essere facili da leggere quando è entrato.',
  },
  'nl.parking.right-driver': {
    says: 'Un contratto vincola chi guida e non il proprietario dell’auto. Devono provare chi ha parcheggiato.',
  },
  'nl.parking.right-lower': {
    says: 'Un giudice può abbassare una penale chiaramente troppo alta, e togliere una clausola ingiusta per i consumatori.',
  },
  'nl.parking.right-costs': {
    says: 'Prima di aggiungere spese di recupero devono mandarle una lettera con quattordici giorni per pagare.',
  },
  'nl.parking.step-check': {
    says: 'Controlli giorno, luogo e auto. Faccia foto dei segnali, e cerchi il biglietto o la ricevuta.',
  },
  'nl.parking.step-write': {
    says: 'Scriva prima della loro data perché non è d’accordo, e chieda le foto e le condizioni.',
  },
  'nl.parking.option-no': {
    says: 'Scriva perché non la deve, con foto o una ricevuta.',
    title: 'Dire no per iscritto',
    cost: 'Un francobollo.',
    time: 'Prima della loro data.',
    risk: 'Possono andare in tribunale.',
    bestFor: 'Ha pagato, non guidava o non c’era un segnale visibile.',
  },
  'nl.parking.option-pay': {
    says: 'Offra il prezzo del tempo in cui era lì, per chiudere la cosa.',
    title: 'Pagare, o offrire il prezzo del parcheggio',
    cost: 'La somma che concorda.',
    time: 'Prima della loro data.',
    risk: 'Possono volere tutta la penale.',
    bestFor: 'Era davvero lì senza biglietto.',
  },
}
