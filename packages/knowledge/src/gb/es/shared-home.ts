/** Shared homes without a licence: rent back. The words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const SHARED_HOME_ES: Words = {
  'gb.shared-home.right-licence': {
    says: 'Casi toda vivienda que comparten cinco personas o más, de dos familias o más, necesita una licencia del ayuntamiento. Alquilar sin ella es delito.',
  },
  'gb.shared-home.right-rent-back': {
    says: 'Puede pedir al First-tier Tribunal que le devuelvan la renta. Por lo ocurrido desde el 1 de mayo de 2026 son hasta dos años de renta, si lo pide en dos años. Antes era un año.',
  },
  'gb.shared-home.answer': {
    says: 'Sí, si hacía falta licencia y no la hay. Pregunte al ayuntamiento, guarde pruebas de la renta y pida al First-tier Tribunal la devolución (rent repayment order).',
  },
  'gb.shared-home.right-fined': {
    says: 'Antes de multar, el ayuntamiento debe dar sus razones y esperar 28 días su respuesta. Después puede recurrir al First-tier Tribunal. Debe estar seguro más allá de toda duda razonable.',
  },
}
