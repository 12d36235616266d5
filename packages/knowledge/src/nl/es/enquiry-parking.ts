/** The Spanish words of the rows in ../enquiry-parking.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARKING_ES: Words = {
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
}
