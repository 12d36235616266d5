/** Questions about the police, a charge and an order against oneself: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CRIMINAL_ES: Words = {
  'nz.ask.police': {
    says: 'Si no está detenido, no tiene que ir ni quedarse. No tiene que contestar ni declarar, sea culpable o no. Al conducir o si le detienen, dé nombre, dirección y fecha de nacimiento. Pida un abogado antes de toda entrevista: la lista de la policía le da uno por teléfono, gratis, día y noche. Diga que no contestará. Sea cortés y no acepte un registro.',
  },
  'nz.ask.charged': {
    says: 'Vaya al juzgado ese día y temprano. Si no va, el juez puede hacer que le detengan. Pida en la ventanilla el duty lawyer: es gratis y sin cita. El primer día puede pedir tiempo para papeles y consejo antes de declararse. Pida el formulario de legal aid. No hable de ello con la policía. Lleve cartas sobre trabajo, familia y cursos empezados.',
  },
  'nz.ask.order-against-me': {
    says: 'Cúmplala desde que la recibe. Incumplir es delito. Solo puede haber contacto si la otra persona lo acepta por escrito, y puede retirarlo. Una orden temporal pasa a firme a los tres meses si no se defiende. Presente pronto su defensa (defence) en el Family Court y pida una vista. Pida legal aid. Puede oponerse al programa en diez días hábiles. El contacto con los hijos se pide en el mismo juzgado.',
  },
}
