/** Questions about the police, a charge and an order against oneself: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CRIMINAL_ES: Words = {
  'au.ask.order-against-me': {
    says: 'Cumpla la orden desde que la recibe. El contacto prohibido es delito, aunque la otra persona escriba primero. Vaya al juzgado ese día; si no va, pueden dictarla sin usted. Puede aceptar sin admitir nada, o negarse y tener una vista. No es una condena. Llame antes a Legal Aid y pida allí el duty lawyer. Guarde sus mensajes.',
  },
  'au.ask.charged': {
    says: 'Debe ir ese día. Si no va, el juez puede decidir sin usted o hacer que le detengan. Llame ya a Legal Aid de su estado. En el juzgado pida el duty lawyer antes de que le llamen: es gratis. El primer día puede pedir más tiempo antes de declararse. No hable de ello con la policía. Lleve cartas sobre trabajo, familia y salud.',
  },
  'au.ask.police': {
    says: 'Si no está detenido, no tiene que ir ni quedarse. No tiene que contestar preguntas sobre los hechos, sea culpable o no. A veces, como al conducir, debe dar nombre y dirección. Llame a Legal Aid o a un abogado antes de toda entrevista. Puede decir «no comment» a cada pregunta. Sea cortés y no se resista. Diga que no acepta un registro, pero no lo impida.',
  },
}
