/** Questions about a higher rent, a lower rent, extra costs and late rent: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_ES: Words = {
  'ch.ask.rise': {
    says: 'Necesita el formulario oficial al menos diez días antes de que empiece el plazo de aviso. Tiene treinta días para luchar gratis.',
    dependsOn: 'el formulario y el motivo',
  },
  'ch.ask.rent-late': {
    says: 'El casero debe darle antes 30 días por escrito y avisar de que el contrato acabará. Si paga en ese tiempo, conserva la casa. Después solo un tribunal puede echarle.',
  },
  'ch.ask.lower-rent': {
    says: 'Pida por escrito un alquiler menor para la próxima fecha de fin. Sin respuesta en 30 días, o con un no, vaya a la conciliación en 30 días. Es gratis.',
  },
  'ch.ask.extra-costs': {
    says: 'Solo debe los gastos que nombra el contrato y su coste real. Pida ver las facturas antes de pagar. Si no está de acuerdo, la conciliación es gratis.',
  },
}
