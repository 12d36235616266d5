/** Questions about an owner who needs the home: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LANDLORD_NEEDS_HOME_NL: Words = {
  'it.ask.landlord-needs-home': {
    dependsOn: 'wanneer uw contract afloopt',
    says: 'Alleen aan het einde van de eerste vier jaar (drie bij een overeengekomen huur), met zes maanden opzeg en de reden, meestal aangetekend. Nood voor een kind is zo’n reden. Midden in het contract geldt het niet, mondeling meestal ook niet: blijf en betaal. Wordt de woning niet binnen twaalf maanden zo gebruikt, dan kunt u 36 maanden huur of terugkeer eisen. Alleen een rechter kan u uitzetten.',
  },
}
