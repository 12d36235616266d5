/** Questions about wages that were not paid, or from which something was taken: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNPAID_WAGES_ES: Words = {
  'nl.ask.unpaid-wages': {
    says: 'Pida su sueldo por escrito con un último día. Por sueldo tardío puede reclamar hasta un 50 % más. Ante el kantonrechter no necesita abogado, y el Juridisch Loket ayuda gratis.',
  },
  'nl.ask.unpaid-wages-what-now': {
    says: 'Pida su sueldo por escrito con un último día. Por sueldo tardío puede reclamar hasta un 50 % más. Ante el kantonrechter no necesita abogado.',
  },
  'nl.ask.wage-deductions': {
    says: 'Mientras trabaje allí solo pueden descontar lo que dice la ley, como un préstamo pactado por escrito. Debe quedar el salario mínimo. Pida el motivo por escrito y reclame el resto.',
  },
}
