/** Questions about driving a car that the tax collector has blocked: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BLOCKED_CAR_ES: Words = {
  'it.ask.blocked-car-drive': {
    says: 'No. Una vez inscrito el bloqueo, nadie puede circular con el coche: la multa va de unos 2.000 a 8.000 €, y el seguro puede no cubrir. Un preaviso aún no es un bloqueo. En sus 30 días pida plazos: pagado el primero no hay bloqueo. O pruebe que lo necesita para su actividad. Lo que nunca le llegó o es demasiado viejo se puede impugnar.',
  },
  'it.ask.block-warning': {
    says: 'Aún no está bloqueado. En 30 días pague o pida plazos: con el primero pagado no hay bloqueo. Pida la prueba de cada papel notificado. ¿No llegó o es muy viejo? Multas: giudice di pace en 30 días; impuesto del coche: tribunal tributario en 60. Un coche de su propio negocio está a salvo; ir al trabajo, por lo general no basta. Una venta fingida a la familia se puede anular.',
  },
}
