/** Questions about water from the flat above: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAK_FROM_ABOVE_FR: Words = {
  'nl.ask.leak-above': {
    says: 'Les tuyaux communs, le toit et les murs relèvent de la copropriété (VvE) et de son assurance. Les tuyaux du logement du dessus relèvent de son propriétaire, surtout s’il a été négligent. Écrivez aujourd’hui avec photos aux deux et à votre assureur. Fixez une date ; ensuite un juge peut ordonner la réparation.',
    dependsOn: 'l’endroit d’où vient la fuite',
  },
}
