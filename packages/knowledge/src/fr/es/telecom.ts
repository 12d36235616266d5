/** The Spanish words of the rows in ../telecom.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TELECOM_ROWS_ES: Words = {
  'fr.telecom.right-leave': {
    says: 'Tras el mes 12 puede dejar un contrato más largo sin pagar el resto. Solo con un teléfono rebajado pueden pedir hasta el 20 %.',
  },
  'fr.telecom.right-fees': {
    says: 'Para cancelar bastan diez días como máximo. Los gastos deben constar en el contrato.',
  },
  'fr.telecom.right-terms': {
    says: 'Los cambios de precio o contrato se avisan un mes antes. Puede irse sin coste en los cuatro meses tras el aviso.',
  },
  'fr.telecom.right-mediator': {
    says: 'El mediador de telefonía e internet (mediateur-telecom.fr) es gratis, tras la respuesta o el silencio de la empresa.',
  },
}
