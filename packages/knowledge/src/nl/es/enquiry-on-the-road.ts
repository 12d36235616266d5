/** Questions about fines and parking: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ON_THE_ROAD_ES: Words = {
  'nl.ask.fine': {
    says: 'Recurra gratis en seis semanas al fiscal (officier van justitie). Si no puede pagar de una vez, pida un plan al CJIB.',
  },
  'nl.ask.private-parking': {
    says: 'La penalización de una empresa es cosa de contrato y no una multa del Estado. La empresa debe probarla, y un juez puede bajarla.',
    dependsOn: 'de si conducía y podía leer las condiciones.',
  },
  'nl.ask.parking-tax': {
    says: 'Opóngase (bezwaar) ante el municipio en seis semanas, gratis, con tique, permiso o fotos. Los gastos tienen un tope anual. Tras un no puede ir al juez fiscal.',
  },
  'nl.ask.parking-paid': {
    says: 'Envíe la prueba del pago. ¿Es una tasa del municipio (naheffingsaanslag)? Recurra gratis ante él en seis semanas. ¿Viene del CJIB? Recurra gratis ante el officier van justitie en seis semanas.',
  },
  'nl.ask.fine-driver': {
    dependsOn: 'quién tenía el coche',
    says: 'La multa va al titular del coche, conduzca quien conduzca, y no hay puntos. Solo se libra si el coche estaba robado, alquilado o ya vendido. Recurra entonces gratis en seis semanas, con pruebas.',
  },
  'nl.ask.fine-unpaid': {
    says: 'La multa sube la mitad y luego se dobla. Después viene un agente, dinero de la cuenta o la pérdida del permiso. Solo un juez puede permitir que le retengan. Pida plazos al CJIB ya; si no tiene dinero, dígalo con pruebas.',
  },
}
