/** Letters by which a state wants Medicaid paid back from an estate: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const MEDICAID_ESTATE_NL: Words = {
  'us.medicaid-estate.want': {
    says: 'De staat wil terug wat Medicaid voor iemand betaalde. Dat mag alleen uit wat die persoon naliet.',
  },
  'us.medicaid-estate.right-family': {
    says: 'Zolang de man of vrouw leeft, mag de staat niet innen. Dat geldt ook voor een kind onder 21, of een kind van elke leeftijd dat blind of gehandicapt is.',
  },
  'us.medicaid-estate.right-hardship': {
    says: 'Elke staat moet een weg hebben om bij onredelijke ontbering (undue hardship) van de eis af te zien. Vraag het formulier, de termijn, en hoe u tegen een nee in beroep gaat.',
  },
  'us.medicaid-estate.step-write': {
    says: 'Schrijf het kantoor vóór de datum. Zeg wie nog leeft, stuur bewijs, en vraag een lijst van wat Medicaid betaalde.',
  },
}
