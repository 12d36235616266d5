/** Decisions of insurers: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_IT: Words = {
  'jp.buy.insure-want': {
    says: 'L’assicuratore Le dice che cosa paga, o perché non paga.',
  },
  'jp.buy.insure-step': {
    says: 'Chieda per iscritto il motivo e la clausola. Poi chiami il 188.',
  },
  'jp.buy.insure-right': {
    says: 'Può chiedere su che cosa si basa la decisione.',
  },
  'jp.buy.insure-option': {
    title: 'Chiedere un nuovo esame',
    says: 'Mandi documenti che provano il Suo caso.',
    cost: 'Nulla.',
    time: 'Settimane.',
    risk: 'I termini continuano a correre.',
    bestFor: 'Pensa che il no sia sbagliato.',
  },
  'jp.insure.reality': {
    says: 'È il parere dell’assicuratore. Può chiedere di nuovo e reclamare gratis.',
  },
  'jp.insure.right-three-years': {
    says: 'Può chiedere per tre anni. Dopo il diritto può finire.',
  },
  'jp.insure.right-disclosure': {
    says: 'Se dicono che ha nascosto qualcosa, dovevano averlo chiesto. Devono agire entro un mese da quando lo sanno. Un danno senza legame con ciò va pagato lo stesso.',
  },
  'jp.insure.right-pay-time': {
    says: 'Devono pagare entro un tempo giusto per il controllo. Dopo devono interessi.',
  },
  'jp.insure.step-review': {
    says: 'Reclami all’assicuratore. Poi usi l’organo gratuito per le liti assicurative (金融ADR).',
  },
}
