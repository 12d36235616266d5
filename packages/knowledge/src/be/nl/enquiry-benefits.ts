/** Questions about benefits, the living wage and the health fund: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFITS_NL: Words = {
  'be.ask.health-fund-refuses': {
    says: 'Vraag de beslissing op papier. U hebt drie maanden voor de arbeidsrechtbank. Het kost niets, ook als u verliest. Vraag uw arts een verslag, en hulp aan uw vakbond of een gratis advocaat.',
  },
  'be.ask.benefit-back': {
    says: 'Vraag de redenen en de berekening. U hebt drie maanden voor de arbeidsrechtbank, zonder kosten. Was het de fout van de instelling en kon u het niet weten, dan kan zij vaak niets terugvragen. Vraag anders een plan.',
  },
  'be.ask.cpas-refuses': {
    says: 'Vraag de beslissing op papier. U hebt drie maanden voor de arbeidsrechtbank. Het kost niets, en een gratis advocaat kan helpen. Vraag opnieuw als uw leven verandert.',
  },
  'be.ask.living-wage': {
    says: 'Ga nu naar het OCMW van uw gemeente, voor het geld stopt. U moet 18 zijn, met verblijfsrecht in België wonen en te weinig inkomen hebben. Het kijkt ook naar wie bij u woont, en u moet bereid zijn te werken. Het moet een ontvangstbewijs geven en binnen 30 dagen beslissen. Tegen een nee hebt u drie maanden voor de arbeidsrechtbank, gratis.',
  },
}
