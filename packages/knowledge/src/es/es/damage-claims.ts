/** The Spanish words of the rows in ../damage-claims.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DAMAGE_CLAIMS_ES: Words = {
  'es.damage.right-proof': {
    says: 'Quien pide daños debe probar el daño, su causa y la suma. Usted paga solo lo que causó su acto.',
  },
  'es.damage.right-leak': {
    says: 'Quien vive en la casa paga la fuga que sale de ella; la comunidad, las tuberías comunes. Avise ya a su seguro del hogar.',
  },
  'es.damage.right-time': {
    says: 'Sin contrato entre ustedes, la reclamación de daños prescribe al año (a los tres en Cataluña). Una reclamación escrita hace empezar de nuevo el plazo.',
  },
}
