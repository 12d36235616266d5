/** Letters of neighbours on noise, trees and other trouble: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const NEIGHBOURS_WORDS: Words = {
  'be.neighbour.right-normal': {
    says: 'Nur Störungen über das Normale unter Nachbarn zählen, und die andere Seite muss sie beweisen. Für Bäume und Äste gibt es eigene Regeln.',
  },
  'be.neighbour.right-talks': {
    says: 'Solche Fälle gehören vor den Friedensrichter des Ortes. Gespräche dort (conciliation, verzoening) sind kostenlos und ohne Anwalt.',
  },
  'be.neighbour.step-answer': {
    says: 'Antworten Sie ruhig und schriftlich. Sagen Sie, was stimmt und was Sie ändern, und bieten Sie ein Treffen an. Behalten Sie Notizen und Fotos.',
  },
}
