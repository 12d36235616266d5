/** The German words of the rows in ../enquiry-rent-rise.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_RISE_DE: Words = {
  'us.ask-home.rent-increase': {
    says: 'Bei einem festen Mietvertrag kann die Miete nur steigen, wenn der Vertrag es sagt. Danach ist eine Mitteilung nötig, und manche Bundesstaaten und Städte begrenzen die Erhöhung.',
    dependsOn: 'Ihr Mietvertrag, Ihr Bundesstaat und Ihre Stadt',
  },
  'us.story.rent-rise': {
    says: 'Während eines Mietvertrags bleibt die Miete meist. Danach verlangen Bundesstaaten eine Mitteilung, oft 30 bis 90 Tage, und manche Bundesstaaten und Städte begrenzen die Erhöhung. Fragen Sie schriftlich nach der benutzten Regel.',
    dependsOn: 'Ihr Bundesstaat, Ihre Stadt und das Gebäude',
  },
}
