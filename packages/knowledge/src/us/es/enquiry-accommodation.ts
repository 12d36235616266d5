/** Questions about changes at work that an illness or disability calls for: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ACCOMMODATION_ES: Words = {
  'us.accommodation.ask-delay': {
    says: 'La demora sin razón puede violar la ley. Una empresa de 15 o más debe hablar con usted y actuar rápido. Pida a RR. HH. por escrito un día para decidir y un arreglo provisional para trabajar ya. Las horas no trabajadas casi nunca se pagan: pida licencia pagada, pago estatal por incapacidad o desempleo. La EEOC recibe quejas gratis en 180 días, o 300 en la mayoría de los estados.',
  },
  'us.accommodation.ask-refused': {
    says: 'Una empresa de 15 o más debe dar un cambio que sirva, salvo que le sea demasiado difícil o caro. Puede elegir otro que sirva igual, pero antes debe hablar con usted. Pida la razón por escrito. Ofrezca otra forma, con una nota del médico. No puede castigarle por pedirlo. La EEOC recibe quejas gratis en 180 días, o 300 en la mayoría de los estados.',
    dependsOn: 'el tamaño de la empresa, y si el cambio es demasiado difícil o caro',
  },
}
