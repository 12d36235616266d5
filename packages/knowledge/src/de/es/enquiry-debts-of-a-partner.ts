/** Questions about the debts of a husband, a wife or a parent: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBTS_OF_A_PARTNER_ES: Words = {
  'de.ask-debt.spouse': {
    says: 'No debe las deudas de su marido, mujer, padres o hijos adultos si no firmó también. Sus acreedores no pueden tocar su sueldo ni sus ahorros. Excepción: las compras diarias de la familia durante el matrimonio. No pague ni firme nada; escriba una vez a la empresa que no debe nada. Guarde sus facturas: las cosas del hogar común se tienen por del cónyuge. Las deudas de un fallecido son otro asunto.',
  },
}
