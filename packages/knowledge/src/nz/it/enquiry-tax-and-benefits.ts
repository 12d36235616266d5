/** Questions about taxes, and benefits asked back or refused: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_AND_BENEFITS_IT: Words = {
  'nz.ask.tax': {
    says: 'Lo controlli in myIR. Chieda le rate prima della scadenza, o lo contesti in tempo se è sbagliato.',
  },
  'nz.ask.benefit': {
    says: 'Chieda i motivi. Chieda un riesame (review) entro tre mesi se è sbagliato. Se è giusto, chieda pagamenti più piccoli.',
  },
  'nz.ask.winz-debt': {
    says: 'Se non è d’accordo, chieda a Work and Income un riesame (review) entro tre mesi. Se lo deve, chieda una somma più bassa con cui può vivere.',
  },
  'nz.ask.benefit-refused': {
    says: 'Chieda per iscritto un riesame della decisione (review of decision) entro tre mesi. Un comitato lo esamina, e dopo può fare appello. È gratis.',
  },
  'nz.ask.ird-deduct': {
    says: 'Chiami oggi Inland Revenue o usi myIR. Può ridurre il prelievo per difficoltà, accettare rate e cancellare alcune sanzioni o interessi. Se ha preso troppo, reclami all’Ombudsman.',
  },
  'nz.ask.winz-relationship': {
    says: 'Dividere la casa non basta. Deve essere come un matrimonio, con un legame e sostegno di denaro. Chieda un riesame (review) entro tre mesi e mostri che vivete e pagate separati.',
  },
  'nz.ask.acc-declined': {
    says: 'Chieda un riesame (review) entro tre mesi dalla lettera; è gratis. Faccia scrivere a un medico come l’incidente ha causato la lesione. Poi può fare appello alla District Court.',
  },
}
