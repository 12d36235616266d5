/** The Italian words of Belgium: rent rise. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_RISE_IT: Words = {
  'be.rise.want': {
    says: 'Il proprietario vuole un affitto più alto, quasi sempre per l’indice.',
  },
  'be.rise.want-check': {
    says: 'Controlli se l’aumento è legale prima di pagare di più o firmare.',
  },
  'be.rise.reality': {
    says: 'L’indice si può usare una volta all’anno, nel giorno in cui è iniziato il contratto, e solo se il proprietario lo chiede per iscritto.',
  },
  'be.rise.not-yet': {
    says: 'Per il passato vale al massimo tre mesi prima della lettera.',
  },
  'be.rise.right-energy': {
    says: 'Per case con una cattiva etichetta energetica l’indice è limitato in ogni regione. Chieda l’EPC (PEB).',
  },
  'be.rise.right-other': {
    says: 'Ogni altro aumento durante il contratto richiede il Suo accordo o il giudice di pace (juge de paix).',
  },
  'be.rise.step-calculate': {
    says: 'Calcoli l’affitto con il calcolatore di Statbel.',
  },
  'be.rise.step-write': {
    says: 'Se è sbagliato, lo dica per iscritto e continui a pagare la somma giusta.',
  },
  'be.rise.option-dispute': {
    title: 'Contestare l’aumento',
    says: 'Scriva cosa è sbagliato. Un giudice di pace può decidere; chiedere una conciliazione è gratis.',
    cost: 'Gratis',
    time: 'Presto',
    risk: 'Paghi tutto l’affitto giusto.',
    bestFor: 'La somma, il giorno o l’etichetta energetica è sbagliata.',
  },
  'be.rise.option-accept': {
    title: 'Accettarlo',
    says: 'Se è giusto, paghi il nuovo affitto.',
    cost: 'L’affitto più alto',
    time: 'Dal mese prossimo',
    risk: 'Nessuno se è giusto.',
    bestFor: 'Lo ha controllato ed è giusto.',
  },
}
