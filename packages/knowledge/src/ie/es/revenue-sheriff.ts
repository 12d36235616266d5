/** A sheriff for Revenue: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const REVENUE_SHERIFF_ES: Words = {
  'ie.sheriff.right-revenue': {
    says: 'Para impuestos el sheriff no necesita sentencia, solo un papel de Revenue. Llame hoy a Revenue y pida plazos: un plan acordado para al sheriff. Si la suma es solo una estimación, envíe ya la declaración que falta.',
  },
}
