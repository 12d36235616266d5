/** Questions about the debts of a husband, a wife, a parent or someone who died: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBTS_OF_RELATIVES_ES: Words = {
  'de.ask-debt.heir': {
    says: 'Los herederos asumen las deudas. Puede rechazar la herencia (Ausschlagung) en las seis semanas desde que lo sabe. Hágalo en el juzgado de sucesiones o ante notario.',
    dependsOn: 'si rechaza la herencia en un plazo de seis semanas',
  },
  'de.ask-debt.spouse': {
    says: 'No debe las deudas de su cónyuge ni de sus padres, salvo que usted también firmara. Una excepción son las compras diarias de la familia.',
  },
}
