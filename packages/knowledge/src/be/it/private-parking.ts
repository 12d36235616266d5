/** Parcheggio privato, in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const PRIVATE_PARKING_IT: Words = {
  'be.parking.want': {
    says: 'Il proprietario di un luogo privato, o una ditta, dice che ha violato le regole e vuole soldi.',
  },
  'be.parking.who': {
    says: 'È una richiesta privata. Non viene dalla polizia e non è una multa.',
  },
  'be.parking.not-yet': {
    says: 'Senza un giudice non possono prendere soldi o beni.',
  },
  'be.parking.reality': {
    says: 'Devono provare chi ha parcheggiato e che le regole erano chiare sul posto.',
  },
  'be.parking.right-terms': {
    says: 'Una clausola con una somma troppo alta, o illeggibile, non vincola il consumatore.',
  },
  'be.parking.right-caps': {
    says: 'Il primo sollecito è gratis e dà 14 giorni. Poi la legge limita i costi aggiunti.',
  },
  'be.parking.step-check': {
    says: 'Controlli giorno, luogo e auto. Faccia foto dei cartelli e cerchi il biglietto.',
  },
  'be.parking.step-write': {
    says: 'Scriva prima della loro data perché non è d’accordo e chieda foto e regole.',
  },
  'be.parking.option-no': {
    says: 'Scriva perché non deve nulla, con foto o ricevuta.',
    title: 'Rifiutare per iscritto',
    cost: 'Un francobollo.',
    time: 'Prima della loro data.',
    risk: 'Possono andare in tribunale.',
    bestFor: 'Aveva il biglietto o le regole non erano chiare.',
  },
  'be.parking.option-pay': {
    says: 'Offra il prezzo del tempo di sosta, per chiudere.',
    title: 'Offrire una somma giusta',
    cost: 'Il prezzo della sosta.',
    time: 'Prima della loro data.',
    risk: 'Possono rifiutare.',
    bestFor: 'Ha parcheggiato lì senza pagare.',
  },
}
