/** Questions about the debts of someone at your address: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SHARED_ADDRESS_DEBTS_ES: Words = {
  'gb.ask-debt.address-blacklist': {
    says: 'Ninguna dirección está en una lista negra. Los historiales de crédito son de personas. Solo le une a otro un crédito a nombre de los dos, como una cuenta o un préstamo conjunto. Vivir juntos no le hace deber sus deudas. Una empresa de cobro no puede llevarse nada; solo agentes de embargo tras una orden judicial, y solo lo del deudor. Guarde recibos de sus cosas y mire gratis su historial.',
  },
  'gb.ask-debt.disassociation': {
    says: 'Primero termine todo crédito a nombre de los dos: cierre la cuenta conjunta o ponga el préstamo a un solo nombre. Después pida a Experian, Equifax y TransUnion un aviso de separación (notice of disassociation), que es gratis. Mientras haya crédito común, el vínculo sigue y a cada uno pueden pedirle todo. Si el vínculo es falso, deben corregirlo; si no, quéjese al Information Commissioner.',
  },
}
