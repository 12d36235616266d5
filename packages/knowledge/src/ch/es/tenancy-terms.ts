/** Alquiler: motivos, bajada, fallos, fianza, entrega, en español. */
import type { Words } from '@plainletter/contracts/rule'

export const TENANCY_TERMS_ES: Words = {
  'ch.rise.right-reason': {
    says: 'Una subida necesita un motivo claro en la ley: tipo de referencia, más costes u obras reales. La palabra «mercado» no basta. Tras el formulario tiene 30 días para oponerse.',
  },
  'ch.rise.right-form-content': {
    says: 'El formulario oficial debe mostrar el alquiler viejo, el nuevo, la fecha, los motivos y cómo oponerse. Sin él, siga pagando el viejo.',
  },
  'ch.rise.right-lower': {
    says: 'Si baja el tipo de referencia, pida por escrito un alquiler más bajo. Sin respuesta en 30 días, vaya a la oficina de conciliación. Es gratis.',
  },
  'ch.home.right-repair': {
    says: 'Avise los fallos por escrito. Puede pedir reparación y un alquiler menor. Si antes fija un plazo, puede depositar el alquiler en una cuenta oficial.',
  },
  'ch.home.right-deposit': {
    says: 'La fianza debe estar en una cuenta bancaria a su nombre, máximo tres meses. Un año después, el banco debe pagarle si no hay ningún caso.',
  },
  'ch.home.right-handover': {
    says: 'No paga el desgaste normal. El casero debe avisar de los daños enseguida al devolver la vivienda, o pierde el derecho.',
  },
  'ch.home.right-leave-early': {
    says: 'Puede irse antes si ofrece un nuevo inquilino que pueda pagar y acepte el mismo contrato. Desde entonces no debe más alquiler.',
  },
  'ch.home.right-charges': {
    says: 'Solo debe gastos extra si el contrato los nombra, y solo el coste real. Puede ver las facturas.',
  },
  'ch.home.right-unfair-notice': {
    says: 'Un aviso contra la buena fe se puede anular. También si llega porque pidió un derecho, o en tres años tras ganar un caso.',
  },
}
