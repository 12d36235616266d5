/** Questions about damage by another driver whose insurer does not pay: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DAMAGE_BY_ANOTHER_ES: Words = {
  'nl.ask.other-insurer': {
    says: 'Puede reclamar directo al seguro del otro, por escrito, con el parte, fotos, testigos y factura. Pida respuesta motivada con fecha. Casi siempre tiene tres años. Un ciclista o peatón golpeado por un coche tiene derechos mucho más fuertes. Su seguro o defensa jurídica ayuda. Tras un no, reclame y luego el juez. ¿Conductor desconocido? El Waarborgfonds.',
  },
}
