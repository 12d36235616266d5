/** Parking privé, en français. */
import type { Words } from '@plainletter/contracts/rule'

export const PRIVATE_PARKING_IT: Words = {
  'jp.parking.want': {
    says: 'Il proprietario di un luogo privato vuole soldi perché la Sua auto era lì (無断駐車).',
  },
  'jp.parking.who': {
    says: 'È una richiesta privata. Non è una multa della polizia, comunque la chiami il cartello.',
  },
  'jp.parking.not-yet': {
    says: 'Non possono prendere stipendio o soldi in banca senza un tribunale.',
  },
  'jp.parking.reality': {
    says: 'Una somma alta su un cartello da sola non La vincola. In un parcheggio a pagamento le condizioni esposte possono essere un contratto.',
  },
  'jp.parking.right-sum': {
    says: 'Possono chiedere il danno che hanno avuto davvero, di solito il prezzo del parcheggio per quel tempo. Chieda come hanno calcolato la somma.',
  },
  'jp.parking.right-unfair': {
    says: 'In un parcheggio, una penale oltre la perdita media della ditta è nulla per i consumatori.',
  },
  'jp.parking.right-no-lock': {
    says: 'Il proprietario non può bloccare, rimuovere o danneggiare l’auto da solo. Se lo fa, faccia foto e chiami la polizia.',
  },
  'jp.parking.step-check': {
    says: 'Controlli giorno, ora e cartello. Faccia foto e conservi ricevute. Era lì come cliente o ospite?',
  },
  'jp.parking.option-talk': {
    says: 'Si scusi e offra il prezzo del parcheggio per quel tempo, per chiudere per iscritto.',
    title: 'Offrire una somma giusta',
    cost: 'Il prezzo del parcheggio.',
    time: 'Prima della loro data.',
    risk: 'Possono chiedere di più.',
    bestFor: 'Ha davvero parcheggiato lì senza permesso.',
  },
  'jp.parking.option-dispute': {
    says: 'Scriva perché la somma è troppo alta o non dovuta, e chiami il 188.',
    title: 'Contestare per iscritto',
    cost: 'Un francobollo.',
    time: 'Prima della loro data.',
    risk: 'Possono fare causa al tribunale sommario (簡易裁判所).',
    bestFor: 'Il cartello non era chiaro, o era un cliente.',
  },
}
