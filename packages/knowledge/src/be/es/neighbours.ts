/** Letters of neighbours on noise, trees and other trouble: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const NEIGHBOURS_WORDS: Words = {
  'be.neighbour.right-normal': {
    says: 'Solo cuentan las molestias que pasan de lo normal entre vecinos, y la otra parte debe probarlas. Para árboles y ramas hay reglas propias.',
  },
  'be.neighbour.right-talks': {
    says: 'Estos casos van al juez de paz del lugar. Hablar allí (conciliation, verzoening) es gratis y sin abogado.',
  },
  'be.neighbour.step-answer': {
    says: 'Responda con calma y por escrito. Diga qué es cierto y qué cambia, y ofrezca verse. Guarde notas y fotos.',
  },
}
