/** Questions about credit reports: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CREDIT_REPORT_NL: Words = {
  'ca.ask.credit-file': {
    says: 'U krijgt uw kredietdossier gratis bij Equifax en TransUnion. Klopt er iets niet, vraag hen dan het te verbeteren. De meeste schulden gaan er na ongeveer zes jaar uit.',
  },
  'ca.ask.credit-report-wrong': {
    says: 'Schrijf Equifax en TransUnion wat fout is, met bewijs. Zij moeten het gratis nakijken en verbeteren. De meeste slechte gegevens moeten na zes jaar weg.',
  },
}
