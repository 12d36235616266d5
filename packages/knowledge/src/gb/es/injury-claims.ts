/** Claims for an injury: time limits and small road claims. The words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const INJURY_CLAIMS_ES: Words = {
  'gb.injury.right-three-years': {
    says: 'Una reclamación por lesión debe estar en el tribunal en tres años. Para un niño empiezan a los 18. No tiene que aceptar una primera oferta.',
  },
  'gb.injury.scotland': {
    says: 'Una reclamación por lesión debe estar en el tribunal en tres años. Para un niño empiezan a los 16. No tiene que aceptar una primera oferta.',
  },
  'gb.injury.right-small-road': {
    says: 'Las lesiones pequeñas en coche van por la web gratis Official Injury Claim, con sumas fijas para el latigazo. El seguro no puede ofrecer nada por él antes de un informe médico.',
  },
  'gb.injury.answer': {
    says: 'No tenga prisa: hay tres años para ir al tribunal. Pida un informe médico antes de toda oferta, pues acaba la reclamación. Vea a un abogado; muchos no cobran si pierde.',
  },
}
