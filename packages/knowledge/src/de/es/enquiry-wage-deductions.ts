/** Questions about money taken off the pay for damage or missing cash: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WAGE_DEDUCTIONS_ES: Words = {
  'de.ask-job.pay-deducted': {
    says: 'Reclame por escrito y pida el dinero. Un pequeño descuido en el trabajo no le cuesta nada. Con más descuido debe una parte justa, y todo solo si fue muy grave o a propósito. La empresa debe probar su culpa y el daño. Lo que no se puede embargar del sueldo tampoco se puede retener, salvo un daño a propósito.',
  },
}
