/** Questions about a fee for a missed appointment: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MISSED_APPOINTMENT_ES: Words = {
  'de.ask-buy.missed-appointment': {
    says: 'Solo lo debe si la hora era solo para usted, lo sabía antes, y no pudieron atender a otro. Mire qué firmó. En una consulta con sala de espera casi nunca se paga. ¿Enfermó de pronto y no pudo ir? No debe nada. Deben restar lo ahorrado. Pida por escrito la base y el cálculo. El seguro médico no lo paga.',
    dependsOn: 'si la hora era solo para usted y estaba pactado',
  },
  'de.ask-buy.holiday-home-cancelled': {
    says: 'Casi siempre sí, en parte. Un piso de vacaciones es un alquiler: la enfermedad no acaba el contrato y no hay desistimiento. Pero debe descontar lo que ahorra, a menudo un 10 %, con desayuno un 20 %. Si vuelve a alquilarlo, también se resta. Pregúntelo por escrito, busque una cláusula y ofrezca un sustituto. Un seguro de viaje puede pagar.',
  },
}
