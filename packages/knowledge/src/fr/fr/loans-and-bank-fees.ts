/** Debts to a bank: late loans, and fees for a refused debit: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const LOANS_AND_BANK_FEES_WORDS: Words = {
  'fr.debt.right-credit-penalty': {
    says: 'Pour un crédit à la consommation, le prêteur peut ajouter au plus 8 % du capital dû, et des intérêts. Les autres frais ne comptent pas.',
  },
  'fr.debt.step-credit-pause': {
    says: 'En cas de perte d’emploi ou de maladie, un juge peut suspendre les mensualités jusqu’à deux ans.',
  },
  'fr.debt.insight-called-in': {
    says: 'Le prêteur dit que tout le crédit est dû (déchéance du terme). Il doit en général vous mettre en demeure avant, avec un délai raisonnable.',
    actionable:
      'Cherchez cette mise en demeure et son délai. Une clause sans délai raisonnable peut être abusive.',
  },
  'fr.debt.charge-debit': {
    name: 'Frais bancaires de rejet de prélèvement',
    says: 'La banque peut prendre au plus 20 € pour un prélèvement rejeté, et jamais plus que son montant.',
  },
  'fr.debt.charge-intervention': {
    name: 'Commission d’intervention',
    says: 'Une commission d’intervention est au plus de 8 € par opération, et 80 € par mois.',
  },
}
