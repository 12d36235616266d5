/** Questions about what a bailiff may take: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WHAT_MAY_BE_SEIZED_ES: Words = {
  'be.ask.seize': {
    says: 'No sin sentencia u otro título. Con él, siguen siendo suyos: camas, ropa, mesa y sillas, nevera, cocina, lavadora, calefacción, cosas de los niños y herramientas de trabajo. También la renta de integración, ayudas familiares y una base del sueldo. Tiene cinco días tras el inventario para decir al agente qué no puede tomar. Pruebe de quién es lo demás.',
  },
}
