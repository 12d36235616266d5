/** The Italian words of the rows in ../debt-collection-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_STEPS_IT: Words = {
  'jp.debt.step-age': {
    says: 'Cerchi la data dell’ultimo pagamento prima di chiamare. Se è oltre cinque anni fa, chieda prima consiglio.',
  },
  'jp.debt.step-no-call': {
    says: 'Non paghi una piccola somma e non prometta al telefono. Può far ripartire il tempo.',
  },
  'jp.debt.step-check': {
    says: 'Controlli la ditta. Le società di recupero con licenza sono nell’elenco del Ministero della Giustizia.',
  },
  'jp.debt.step-write': {
    says: 'Chieda per iscritto il contratto e un elenco di tutti i pagamenti.',
  },
  'jp.debt.step-plan': {
    says: 'Se lo deve, un avvocato o un consulente giudiziario può concordare un piano senza nuovi interessi (任意整理). Chieda a Houterasu (法テラス).',
  },
  'jp.debt.step-invoke': {
    says: 'Se è troppo vecchio, lo dica con lettera certificata (内容証明郵便). Si faccia aiutare con le parole.',
  },
  'jp.debt.step-harass': {
    says: 'Scriva ogni chiamata o visita. Le chiamate tra le 9 di sera e le 8 del mattino richiedono un buon motivo.',
  },
}
