/** The Spanish words of the rows in ../policy-cancelled.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const POLICY_CANCELLED_ES: Words = {
  'ca.cover.step-now': {
    says: 'Llame ya. Pregunte si el seguro sigue si paga o envía lo que falta, y pídalo por escrito.',
  },
  'ca.cover.right-notice': {
    says: 'La ley de su provincia fija los días de aviso escrito. Compruebe que el suyo basta.',
  },
  'ca.cover.right-refund': { says: 'Si terminan antes, recupera la prima del tiempo que queda.' },
  'ca.cover.warn-drive': {
    says: 'Si es de un coche, no conduzca cuando termine. La multa es alta.',
  },
  'ca.cover.step-new': {
    says: 'Busque un seguro desde el mismo día. Si fue un error, reclame a la aseguradora y luego al servicio gratuito.',
  },
}
