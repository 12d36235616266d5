/** Debts to a bank: usury, unfair terms, home loans, bank papers and complaints: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const LOAN_DEBT_WORDS: Words = {
  'it.debt.register': {
    says: "I crediti bancari in sofferenza possono essere gestiti solo da società autorizzate dalla Banca d'Italia. Può cercarle nei suoi albi.",
  },
  'it.debt.right-bank-papers': {
    says: 'Può chiedere alla banca copia dei documenti degli ultimi dieci anni. Deve inviarli entro 90 giorni, a costo.',
  },
  'it.debt.right-usury': {
    says: 'Se gli interessi pattuiti superavano il limite di usura, non deve interessi.',
  },
  'it.debt.right-unfair': {
    says: 'Come consumatore non è vincolato da clausole vessatorie, come una penale molto alta per il ritardo.',
  },
  'it.debt.right-mortgage': {
    says: 'Per il mutuo la banca può risolverlo solo dopo sette pagamenti in ritardo (da 30 a 180 giorni), o uno non pagato per 180 giorni.',
  },
  'it.debt.step-mortgage': {
    says: 'Scriva alla banca prima della causa: deve prima cercare una soluzione con Lei. Chieda del fondo statale che sospende le rate della prima casa.',
  },
  'it.debt.option-complain': {
    title: 'Reclamare contro la banca',
    says: "Reclami per iscritto alla banca. Dopo 60 giorni, o un no, vada online all'ABF.",
    cost: '20 €, restituiti se vince.',
    time: '60 giorni per la banca, poi alcuni mesi.',
    risk: 'La decisione ABF non vincola come una sentenza.',
    bestFor: "Una banca, carta o prestito L'ha trattata male.",
  },
}
