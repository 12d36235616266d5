/** Questions about a rented room where the owner lives too: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ROOM_ES: Words = {
  'es.ask.room': {
    says: 'Una habitación suelta donde vive el dueño casi nunca entra en la LAU: no hay cinco años. Vale lo pactado. Sin plazo, si paga por meses acaba a fin de mes, con aviso antes. Pero nadie puede echarle hoy por la fuerza ni cambiar la cerradura: puede ser delito, llame a la policía. Pida la fianza por escrito. Si se niega a irse, solo un juez puede ordenarlo.',
    dependsOn: 'lo pactado y el tiempo que paga',
  },
}
