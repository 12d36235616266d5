/** Questions about fines and parking: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ON_THE_ROAD_ES: Words = {
  'nl.ask.fine': {
    says: 'Recurra gratis en seis semanas al fiscal (officier van justitie). Si no puede pagar de una vez, pida un plan al CJIB.',
  },
  'nl.ask.fine-driver': {
    dependsOn: 'quién tenía el coche',
    says: 'La multa va al titular del coche, conduzca quien conduzca, y no hay puntos. Solo se libra si el coche estaba robado, alquilado o ya vendido. Recurra entonces gratis en seis semanas, con pruebas.',
  },
  'nl.ask.fine-unpaid': {
    says: 'La multa sube la mitad y luego se dobla. Después viene un agente, dinero de la cuenta o la pérdida del permiso. Solo un juez puede permitir que le retengan. Pida plazos al CJIB ya; si no tiene dinero, dígalo con pruebas.',
  },
}
