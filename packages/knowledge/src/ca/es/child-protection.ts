/** The Spanish words of the rows in ../child-protection.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHILD_PROTECTION_WORDS: Words = {
  'ca.child.want': {
    says: 'Una sociedad de ayuda a la infancia (children’s aid society) debe estudiar una preocupación por un menor. Quiere ver su casa y hablar con usted y con el menor.',
  },
  'ca.child.rights': {
    says: 'Puede preguntar cuál es la preocupación, hablar con un abogado antes de decir más o firmar, y tener a alguien a su lado en la visita.',
  },
  'ca.child.reality': {
    says: 'Es el inicio de una investigación, no una acusación ni todavía un juicio. Muchas terminan sin ninguna medida.',
  },
  'ca.child.right-court': {
    says: 'Solo pueden llevarse a un menor con una autorización judicial (warrant) o una orden, o si corre un gran riesgo mientras se pide. Entonces un tribunal debe verlo en cinco días.',
  },
  'ca.child.right-sign': {
    says: 'No tiene que firmar nada en el momento, como un plan o un acuerdo para que el menor viva en otro lugar. Muéstrelo antes a un abogado.',
  },
  'ca.child.step-lawyer': {
    says: 'Llame a Legal Aid Ontario, 1-800-668-8258, antes de la visita. Puede darle un abogado, y le indica otra ayuda si gana demasiado.',
  },
  'ca.child.step-visit': {
    says: 'Esté allí a la hora fijada, o llame y acuerde otra. Mantenga la calma y anote quién vino, qué preguntaron y qué dijo usted.',
  },
}
