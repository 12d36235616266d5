/** Questions about fines, parking and tolls: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ON_THE_ROAD_ES: Words = {
  'au.ask.fine': {
    says: 'Puede pedir una revisión (review), pagar con el tiempo, nombrar al conductor o elegir el tribunal, todo antes de la fecha límite del aviso.',
    dependsOn: 'su estado y la fecha límite',
  },
  'au.ask.private-parking': {
    says: 'Una empresa privada no puede multarle. Solo puede reclamar por un contrato y tendría que demandar. Pida pruebas.',
    dependsOn: 'lo que decían los carteles',
  },
  'au.ask.toll': {
    says: 'No siempre. Pida a la empresa de peajes que quite sus recargos y le deje pagar por partes. Si vendió el coche o no conducía, dígaselo con pruebas.',
    dependsOn: 'de quién era el coche ese día y quién conducía',
  },
  'au.ask.not-driving': {
    says: 'Nombre al conductor en el formulario antes de la fecha, en línea o por correo. ¿Vendió antes el coche? Nombre al comprador y el día, con prueba de la venta. Si no sabe quién conducía, escriba qué hizo para saberlo. Un nombre falso es delito.',
  },
  'au.ask.car-crash': {
    says: 'El conductor culpable le debe el daño, con seguro o sin él. Mande una reclamación (letter of demand) con fotos, dos presupuestos y una fecha. Si no paga, use small claims o el tribunal. Si dice que fue usted, no admita nada y pida antes consejo gratis.',
  },
  'au.ask.cannot-pay-fine': {
    says: 'Llame a la oficina de multas antes de la próxima fecha y pida pagos pequeños, también desde Centrelink. Una work and development order salda multas con un curso, tratamiento o trabajo sin paga si es pobre, enfermo o sin hogar. En NSW, hasta $1,000 al mes. Un plan o esa orden suele parar la suspensión del permiso mientras cumpla. Si conducía otro, nómbrelo a tiempo.',
  },
}
