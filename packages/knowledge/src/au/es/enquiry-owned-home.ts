/** Questions of owners about council rates and strata levies: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OWNED_HOME_ES: Words = {
  'au.ask.rates': {
    says: 'Pida al ayuntamiento (council) un plan de pago y sus reglas de ayuda (hardship policy) antes del día de pago. Los jubilados casi siempre pueden tener una rebaja.',
  },
  'au.ask.strata-levy': {
    says: 'Depende. Las cuotas (levies) necesitan un voto de los propietarios. Pida el acta y las cuentas, y un plan de pago si no puede pagar de una vez.',
    dependsOn: 'si los propietarios votaron a favor',
  },
}
