/** Letters of neighbours on noise, trees and other trouble: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const NEIGHBOURS_WORDS: Words = {
  'be.neighbour.right-normal': {
    says: 'Contano solo i disturbi oltre il normale tra vicini, e l’altro deve provarli. Per alberi e rami ci sono regole proprie.',
  },
  'be.neighbour.right-talks': {
    says: 'Questi casi vanno al giudice di pace del luogo. I colloqui lì (conciliation, verzoening) sono gratuiti e senza avvocato.',
  },
  'be.neighbour.step-answer': {
    says: 'Risponda con calma per iscritto. Dica che cosa è vero e che cosa cambia, e offra un incontro. Tenga appunti e foto.',
  },
}
