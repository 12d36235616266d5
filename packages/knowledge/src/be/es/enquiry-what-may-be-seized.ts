/** Questions about what a bailiff may take: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WHAT_MAY_BE_SEIZED_ES: Words = {
  'be.ask.seize': {
    says: 'No sin sentencia u otro título: pida una copia. Hasta entonces un agente solo puede pedir. Los gastos añadidos tienen tope, 20 € en facturas de hasta 150 €, y solo se deben tras un aviso gratuito y 14 días. Pague lo correcto y discuta el resto por escrito. Con título, siguen siendo suyos camas, ropa, nevera, lavadora, un teléfono, cosas de los niños y herramientas de trabajo, y una base del sueldo. Dígalo enseguida, a más tardar en quince días desde la lista.',
  },
}
