/** Questions about noise and trees of neighbours: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEIGHBOURS_WORDS: Words = {
  'fr.ask-home.neighbour-noise': {
    says: 'El ruido nocturno puede tener multa, y de día también si dura, se repite o es fuerte. Hable o escriba, anote fechas y llame a la policía. Un conciliador gratuito o un juez puede pararlo.',
  },
  'fr.ask-home.neighbour-trees': {
    says: 'Puede obligar al vecino a cortar las ramas que pasan. Las raíces puede cortarlas usted en el límite. Un árbol de más de dos metros debe estar a dos metros, un seto a medio metro, salvo uso local. Pruebe antes con un conciliador gratuito.',
  },
}
