/** Questions about rights not read and unlawful searches: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVIDENCE_KEPT_OUT_ES: Words = {
  'us.fact.no-miranda': {
    says: 'Que falte la advertencia Miranda no acaba el caso. Solo deja fuera lo dicho bajo custodia al responder a la policía; las otras pruebas quedan. El abogado lo pide antes del juicio (motion to suppress), hasta el día que fije el juez. Mientras tanto, no decir nada del caso, tampoco por el teléfono de la cárcel. Sin dinero para abogado, pedir al juez un defensor público.',
  },
  'us.fact.search-thrown-out': {
    says: 'Un registro ilegal no acaba el caso por sí solo. Pero un juez puede dejar fuera lo hallado, y entonces el caso a menudo cae. Muchos registros de autos no necesitan orden: cuentan los hechos. El abogado lo pide antes del juicio (motion to suppress). Escriba ya quién dijo qué y si alguien aceptó. No diga nada a la policía, y pida un defensor público si no puede pagar.',
  },
}
