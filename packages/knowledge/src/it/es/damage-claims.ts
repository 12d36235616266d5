/** The Spanish words of the rows in ../damage-claims.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DAMAGE_CLAIMS_ES: Words = {
  'it.damage.right-proof': {
    says: 'Quien pide daños debe probar el daño, su causa y la suma. Usted paga solo lo que causó su acto.',
  },
  'it.damage.right-leak': {
    says: 'Paga quien tiene a su cuidado la cosa que pierde agua, salvo puro azar. Una tubería común es de la comunidad. Avise ya a su seguro.',
  },
  'it.damage.right-time': {
    says: 'Sin contrato entre ustedes, la reclamación de daños prescribe a los cinco años, y a los dos en el tráfico.',
  },
}
