/** The Dutch words of the rows in ../sent-home.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SENT_HOME_NL: Words = {
  'nl.senthome.reality': {
    says: 'U bent voor een tijd naar huis gestuurd. Dit is geen ontslag en uw baan loopt door.',
  },
  'nl.senthome.right-pay': {
    says: 'Bijna altijd houdt u uw volle loon zolang uw werkgever u van het werk houdt, ook bij een schorsing.',
  },
  'nl.senthome.right-reason': {
    says: 'Uw werkgever moet zich als goed werkgever gedragen. Er is een goede reden nodig en u moet gehoord worden. Een rechter kan bepalen dat u weer mag werken.',
  },
  'nl.senthome.step-write': {
    says: 'Schrijf vandaag dat u het niet eens bent en klaarstaat om te werken. Vraag de reden en de duur. Teken niets en bel uw vakbond of het Juridisch Loket.',
  },
}
