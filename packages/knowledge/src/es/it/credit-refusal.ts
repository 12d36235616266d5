/** The Italian words of the rows in ../credit-refusal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CREDIT_REFUSAL_IT: Words = {
  'es.no-credit.want': {
    says: 'Un finanziatore dice no alla Sua richiesta. Per questo non deve nulla.',
  },
  'es.no-credit.right-told': {
    says: 'Se il motivo è una banca dati di cattivi pagatori, il finanziatore deve dirlo.',
  },
  'es.no-credit.right-see': {
    says: 'Chieda i Suoi dati alla banca dati dei cattivi pagatori. È gratis e deve rispondere entro un mese.',
  },
  'es.no-credit.right-wrong': {
    says: 'Sbagliato, pagato, sotto 50 € o di oltre cinque anni? Chieda di cancellarlo. Per il danno può chiedere denaro.',
  },
  'es.no-credit.right-human': {
    says: 'Se ha deciso solo un computer, può chiedere che lo guardi una persona, dire la Sua e contestare.',
  },
  'es.no-credit.step-ask': {
    says: 'Scriva al finanziatore e chieda quale banca dati ha usato. Poi scriva a quella. Se tace un mese, reclami gratis all’AEPD.',
  },
}
