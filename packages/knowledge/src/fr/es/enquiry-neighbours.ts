/** Questions about noise and trees of neighbours: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEIGHBOURS_WORDS: Words = {
  'fr.ask-home.neighbour-noise': {
    says: 'El ruido nocturno puede tener multa, y de día también si dura, se repite o es fuerte. Hable o escriba, anote fechas y llame a la policía. Un conciliador gratuito o un juez puede pararlo.',
  },
  'fr.ask-home.neighbour-trees': {
    says: 'Puede obligar al vecino a cortar las ramas que pasan. Las raíces puede cortarlas usted en el límite. Un árbol de más de dos metros debe estar a dos metros, un seto a medio metro, salvo uso local. Pruebe antes con un conciliador gratuito.',
  },
  'fr.ask-home.cut-branches-oneself': {
    says: 'No, las ramas no. Debe cortarlas el vecino, y usted puede obligarle, también tras muchos años. Las raíces, zarzas y brotes pequeños que pasan los puede cortar usted, hasta el límite. Escriba primero por carta certificada. Luego vaya al conciliador gratuito: es obligatorio antes del tribunal. Un árbol de más de dos metros debe estar a dos metros del límite, un seto a medio metro, salvo costumbre local.',
  },
}
