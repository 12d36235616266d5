/** Questions about fines and parking: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ON_THE_ROAD_ES: Words = {
  'nl.ask.fine': {
    says: 'Recurra gratis en seis semanas desde la primera carta al fiscal (officier van justitie). Si la multa ya subió, casi siempre es tarde, salvo que esa carta nunca llegara: dígalo entonces enseguida. Si no puede pagar de una vez, pida un plan al CJIB.',
  },
  'nl.ask.fine-driver': {
    dependsOn: 'quién tenía el coche',
    says: 'La multa va al titular del coche, conduzca quien conduzca, y no hay puntos. Solo se libra si el coche estaba robado, alquilado por una empresa hasta tres meses o ya vendido. Recurra entonces gratis en seis semanas, con pruebas.',
  },
  'nl.ask.fine-unpaid': {
    says: 'La multa sube la mitad y luego se dobla. Después viene un agente, dinero de la cuenta o la pérdida del permiso. Solo un juez puede permitir que le retengan. Pida plazos al CJIB ya; si no tiene dinero, dígalo con pruebas.',
  },
  'nl.ask.sold-car': {
    says: 'Mientras la RDW lo tenga a su nombre, multas, impuesto y seguro le tocan a usted. Pida hoy a la RDW que lo termine (vervallen tenaamstelling): no vale hacia atrás. Recurra cada multa en seis semanas, gratis. La prueba que cuenta es el vrijwaringsbewijs. Mande también notas y mensajes. ¿Tarde? Diga por qué. Avise también a Hacienda. Solo un juez puede hacer que le retengan, tras oírle: demuestre que no puede pagar, y pida un plan al CJIB.',
  },
}
