/** Questions about the fence between two neighbours: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FENCES_NL: Words = {
  'au.ask.fence-built': {
    says: 'Meestal niet. Vóór het werk moest de buur u een bericht (fencing notice) met plan en kosten sturen en het met u eens worden of een bevel krijgen. Alleen bij spoedreparatie is het anders. Ook dan betaalt u de helft van een gewone schutting. Antwoord schriftelijk dat u geen bericht kreeg. Bied gratis bemiddeling aan. In West-Australië mag men later nog vragen: zoek advies. Anders beslist een rechter.',
  },
  'au.ask.fence-share': {
    says: 'Buren delen de kosten van een gewone schutting meestal half om half. Begin nog niet. Stuur eerst een bericht (fencing notice): waar, welk soort, de kosten en ieders deel, met uw offertes. Bent u het na ongeveer een maand niet eens, vraag dan de rechter om een bevel. Gratis bemiddeling helpt vaak. Wie een duurdere schutting wil, betaalt het meerdere.',
  },
  'au.ask.dog-bite': {
    says: 'In New South Wales is de eigenaar aansprakelijk voor een beet, ook als de hond nooit eerder beet, behalve als u daar niet mocht zijn of hem uitlokte. De meeste staten hebben een eigen hondenwet; in Queensland moet u meestal slordigheid tonen. Ga naar een arts, maak foto’s en meld het bij de council. Vaak betaalt de verzekering van de eigenaar. Meestal hebt u drie jaar.',
    dependsOn: 'uw staat',
  },
}
