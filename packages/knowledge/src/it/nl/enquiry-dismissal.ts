/** Questions about a dismissal, a charge, a trial period and the end of a fixed term: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_WORDS: Words = {
  'it.ask.dismissed': {
    says: 'Betwist het schriftelijk met een aangetekende brief of PEC binnen 60 dagen. Onterecht ontslag geeft geld, soms de baan terug. Vraag NASpI binnen 68 dagen. Een vakbond kan helpen.',
  },
  'it.ask.charge': {
    says: 'U hebt vijf dagen om schriftelijk te antwoorden of gehoord te worden met een vakbond. Antwoord op elk feit met bewijs, teken geen schuld. Pas daarna mogen ze straffen. Daartegen hebt u 20 dagen bij de inspectie.',
  },
  'it.ask.warning-letter': {
    says: 'Antwoord schriftelijk binnen vijf dagen, of vraag met een vakbond gehoord te worden. Daarvoor mag er geen straf komen. Tegen een straf hebt u 20 dagen voor een commissie bij het arbeidsbureau.',
  },
}
