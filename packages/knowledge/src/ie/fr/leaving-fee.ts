/** A fee for leaving early: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const LEAVING_FEE_FR: Words = {
  'ie.leaving-fee.right': {
    says: 'Des frais de départ anticipé doivent être justes et avoir été clairs avant la signature. Sinon ils ne vous lient pas. Demandez le calcul ; ComReg peut régler un litige avec un opérateur.',
  },
}
