/** The Spanish words of the rows in ../enquiry-arrest-threats.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ARREST_THREATS_ES: Words = {
  'us.fact.arrest-threat': {
    says: 'No pueden arrestarlo por un préstamo, tarjeta o cuenta sin pagar, y el cobrador que lo dice viola la ley. Cuelgue, no pague con tarjeta de regalo ni app, y guarde el mensaje. Escriba: no me contacten más y prueben la deuda. Denuncie al CFPB y al attorney general. Solo papeles reales de la corte exigen respuesta a tiempo.',
  },
}
