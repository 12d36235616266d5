/** Questions of people who are bullied at work: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BULLYING_NL: Words = {
  'gb.ask-work.bullied': {
    says: 'Geen wet verbiedt pesten onder die naam, maar uw werkgever moet u beschermen en iets doen. Noteer elke keer, wat er is gezegd en wie het zag. Meld het, en dien dan een schriftelijke klacht in (grievance). Gaat het om leeftijd, geslacht, afkomst, handicap of geloof, dan is het verboden: bel snel Acas, de termijn is kort. Neem geen ontslag zonder advies.',
  },
}
