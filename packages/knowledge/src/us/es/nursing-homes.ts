/** The Spanish words of the rows in ../nursing-homes.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const NURSING_HOMES_ES: Words = {
  'us.nursing.want': {
    says: 'El hogar de ancianos quiere que el residente se vaya. Solo puede hacerlo por las seis razones de la ley federal.',
  },
  'us.nursing.right': {
    says: 'El hogar debe casi siempre avisar por escrito 30 días antes, con el motivo y el lugar. Puede apelar ante el estado y quedarse hasta que decida.',
  },
  'us.nursing.step': {
    says: 'Llame hoy al defensor (long-term care ombudsman) que nombra el aviso, y envíe ya la apelación. Pida el motivo por escrito.',
  },
}
