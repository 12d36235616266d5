/** Questions about repairs, visits, the rent and eviction, and the first steps for tenants: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENTED_HOME_WORDS: Words = {
  'be.ask.step-home': { says: 'Vraag OCMW en huurdersbond voor u antwoordt.' },
  'be.ask.right-home': { says: 'Alleen een rechter kan u uit uw woning zetten.' },
  'be.ask.evict': {
    says: 'Alleen de vrederechter kan dit bevelen, een deurwaarder voert uit, meestal een maand na betekening. In Brussel meestal niet van 1 november tot 15 maart.',
  },
  'be.ask.rent-index': {
    dependsOn: 'uw huur en gewest',
    says: 'De huur mag één keer per jaar de index volgen, op de verjaardag, na schriftelijke vraag. Hoogstens drie maanden terug.',
  },
  'be.ask.landlord-enters': {
    says: 'Alleen als u het goedvindt, of bij echte nood. Uw woning is beschermd, ook tegen de eigenaar. Het contract mag bezoeken toelaten, maar alleen op een afgesproken uur. Schrijf het op en bel zo nodig de politie.',
  },
  'be.ask.rent-debt': {
    says: 'Zeg het nu aan uw verhuurder en bied de huur aan plus een klein bedrag per maand. Het OCMW kan helpen. Alleen de vrederechter kan het contract beëindigen, en hij kan u tijd geven.',
  },
}
