/** The Italian words of the rows in ../credit-refusal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CREDIT_REFUSAL_IT: Words = {
  'it.no-credit.want': {
    says: 'Un finanziatore dice no alla Sua richiesta. Per questo non deve nulla.',
  },
  'it.no-credit.right-told': {
    says: 'Se il motivo è una banca dati (CRIF, CTC, Experian), il finanziatore deve dirlo subito e gratis, con il nome della banca dati.',
  },
  'it.no-credit.right-see': {
    says: 'Chieda i Suoi dati alla banca dati dei cattivi pagatori. È gratis e deve rispondere entro un mese.',
  },
  'it.no-credit.right-wrong': {
    says: 'Di un ritardo devono avvisarla prima di segnalarlo. Se non l’hanno fatto, o è sbagliato o vecchio, chieda di cancellarlo.',
  },
  'it.no-credit.right-human': {
    says: 'Se ha deciso solo un computer, può chiedere che lo guardi una persona, dire la Sua e contestare.',
  },
  'it.no-credit.step-ask': {
    says: 'Chieda al finanziatore quale banca dati ha usato e perché. Scriva a quella. Se la risposta non va, ABF con 20 € o segnalazione gratis al Garante.',
  },
}
