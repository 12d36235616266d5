/** Questions about the debts of a husband, a wife or a parent: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBTS_OF_A_PARTNER_ES: Words = {
  'de.ask-debt.spouse': {
    says: 'No debe las deudas de su cónyuge, padres o hijos mayores, salvo que firmara también. Excepción: las compras diarias de la familia en el matrimonio. Escriba una vez a la empresa que no firmó y no debe nada. Con un fallecido es distinto: rechace la herencia a tiempo.',
  },
}
