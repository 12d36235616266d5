/** Questions about a degree of disability that is too low: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEGREE_OF_DISABILITY_DE: Words = {
  'de.ask-benefit.degree-of-disability': {
    says: 'Legen Sie binnen eines Monats schriftlich Widerspruch ein; ein Satz genügt, und es ist kostenlos. Verlangen Sie die Akte mit den Berichten der Ärzte. Erklären Sie dann mit Ihren Ärzten, was im Alltag nicht mehr geht: Das zählt mehr als der Name der Krankheit. Mit 30 oder 40 können Sie bei der Agentur für Arbeit die Gleichstellung beantragen, die Ihre Stelle schützt. Danach ist das Sozialgericht kostenlos. VdK oder SoVD helfen.',
  },
}
