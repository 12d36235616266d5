/** Questions about a higher rent: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_RISE_DE: Words = {
  'us.story.rent-rise': {
    says: 'Während eines Mietvertrags bleibt die Miete meist. Danach verlangen Bundesstaaten eine Mitteilung, oft 30 bis 90 Tage, und manche Bundesstaaten und Städte begrenzen die Erhöhung. Fragen Sie schriftlich nach der benutzten Regel.',
    dependsOn: 'Ihr Bundesstaat, Ihre Stadt und das Gebäude',
  },
}
