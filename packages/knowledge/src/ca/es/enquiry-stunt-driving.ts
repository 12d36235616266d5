/** The Spanish words of the rows in ../enquiry-stunt-driving.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_STUNT_DRIVING_ES: Words = {
  'ca.fact.stunt-on': {
    says: '50 km/h de más en esa vía es stunt driving en Ontario: más que una multa. No se paga por correo; vaya a la corte o mande paralegal o abogado. Arriesga $2,000 a $10,000, seis puntos y de uno a tres años sin licencia. Los 30 días sin licencia y 14 sin auto empiezan ya. Pida consejo antes de la primera fecha.',
  },
}
