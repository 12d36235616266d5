/** Questions about a parent who wants to move away with a child: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MOVING_WITH_A_CHILD_ES: Words = {
  'nl.ask.moving-with-child': {
    says: 'No, no si ambos tienen la autoridad (gezag). Una mudanza que cambia la escuela o su tiempo necesita su sí. Escriba enseguida que no está de acuerdo y por qué, y ofrezca hablar. Sin su sí, el otro debe pedirlo al juez. ¿Ya se fue? Un abogado puede pedir en días a un juez (kort geding) que el niño vuelva. ¿Sin autoridad? Pídala ya y cumpla el régimen de visitas.',
  },
}
