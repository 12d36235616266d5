/** Questions about a higher rent, a lower rent, extra costs and late rent: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_ES: Words = {
  'ch.ask.rise': {
    says: 'Solo en el formulario oficial del cantón, con motivos, al menos diez días antes de empezar el plazo de aviso. Una subida por simple carta o correo es nula: escríbalo y pague el alquiler viejo. ¿Está en el formulario? Tiene treinta días desde que llega para impugnarla gratis en la oficina de conciliación.',
    dependsOn: 'el formulario y el motivo',
  },
  'ch.ask.rent-late': {
    says: 'Pague todo lo debido en los 30 días fijados por escrito y conserva la casa: una parte no basta. La carta debe avisar también del fin del contrato. Después el casero puede terminarlo con 30 días a fin de mes. Pida hoy a la oficina social, familia o una fundación. Solo un tribunal puede desalojar.',
  },
  'ch.ask.lower-rent': {
    says: 'Pida por escrito un alquiler menor para la próxima fecha de fin. Sin respuesta en 30 días, o con un no, vaya a la conciliación en 30 días. Es gratis.',
  },
  'ch.ask.extra-costs': {
    says: 'Solo debe los gastos que nombra el contrato y su coste real. Pida ver las facturas antes de pagar. Si no está de acuerdo, la conciliación es gratis.',
  },
}
