/** Questions about the fence between two neighbours: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FENCES_ES: Words = {
  'nz.ask.fence': {
    says: 'Los vecinos pagan a medias una valla adecuada, pero solo tras un aviso (fencing notice). Debe decir lugar, tipo y coste. Tiene 21 días para oponerse por escrito; si no, casi siempre debe la mitad. Sin aviso ni acuerdo no debe nada. Una valla en su terreno sin su permiso puede moverse. Si no hay acuerdo: Disputes Tribunal.',
    dependsOn: 'si recibió un aviso de valla antes de la obra',
  },
}
