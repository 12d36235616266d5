/** Questions about noise, cameras, water damage and condominiums: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEIGHBOURS_WORDS: Words = {
  'it.ask.noise': {
    says: 'Lleve una lista de días y horas, y pida al administrador que actúe. Un juez puede parar un ruido que pasa de lo soportable. De noche llame a la policía local.',
  },
  'it.ask.neighbour-camera': {
    says: 'La cámara de un vecino puede grabar su propia casa, no la suya, la escalera ni la calle. Pida por escrito que la gire. Si no cambia, reclame gratis a la Garante.',
  },
  'it.ask.condominium': {
    says: 'Un propietario paga según su cuota. Puede impugnar un acuerdo en 30 días, desde que se lo comunican si no estuvo. Para gastos aprobados, un juez puede ordenar el pago inmediato. Los gastos ordinarios prescriben en general a los cinco años.',
    dependsOn: 'lo que decidió la junta, y cuándo',
  },
  'it.ask.water-damage': {
    says: 'El dueño de la vivienda o tubo de donde viene debe reparar y pagar, aun sin culpa, salvo puro azar. Un tubo común es de la comunidad. Haga fotos y presupuesto y escriba ya por carta certificada al vecino, al administrador y a su seguro. Si se niegan, pida un perito al tribunal (accertamento tecnico), o una orden urgente si hay peligro. Tiene cinco años.',
  },
}
