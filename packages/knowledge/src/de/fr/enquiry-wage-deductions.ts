/** Questions about money taken off the pay for damage or missing cash: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WAGE_DEDUCTIONS_WORDS: Words = {
  'de.ask-job.pay-deducted': {
    says: 'Contestez par écrit et demandez l’argent. Une petite erreur au travail ne vous coûte rien. Pour une négligence plus forte, vous devez une part juste, et tout seulement pour une faute lourde ou voulue. L’employeur doit prouver votre faute et le dommage. Ce qui est insaisissable sur le salaire ne peut pas être retenu non plus, sauf dommage voulu.',
  },
  'de.ask-job.minus-hours': {
    says: 'Le plus souvent non, si le patron vous a donné trop peu de travail : c’est son risque, et il paie ces heures. Il ne peut retenir des heures en moins sur la dernière paie que si un compte de temps convenu vous laissait choisir de travailler moins. Les congés restants doivent être donnés ou payés. Dites non par écrit avant le jour de paie.',
    dependsOn:
      'qui a causé les heures en moins, et si votre contrat prévoit un compte de temps de travail',
  },
}
