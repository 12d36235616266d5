/** Questions about money taken off the pay for damage or missing cash: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WAGE_DEDUCTIONS_WORDS: Words = {
  'de.ask-job.pay-deducted': {
    says: 'Contestez par écrit et demandez l’argent. Une petite erreur au travail ne vous coûte rien. Pour une négligence plus forte, vous devez une part juste, et tout seulement pour une faute lourde ou voulue. L’employeur doit prouver votre faute et le dommage. Ce qui est insaisissable sur le salaire ne peut pas être retenu non plus, sauf dommage voulu.',
  },
}
