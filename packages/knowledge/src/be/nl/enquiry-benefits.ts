/** Questions about benefits, the living wage and the health fund: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFITS_NL: Words = {
  'be.ask.health-fund-refuses': {
    says: 'U hebt drie maanden om naar de arbeidsrechtbank te gaan. Het kost niets, ook als u verliest, maar doe het snel. Vraag uw arts een verslag en de vakbond of een gratis advocaat hulp. De rechter stelt vaak een arts aan. Vraag intussen werkloosheidsuitkering via de vakbond of de HVW, ook als u een baan hebt: de werkgever meldt het online. Geef hem het attest. Wint u, dan betaalt het ziekenfonds vanaf het begin. Anders houdt u de uitkering.',
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
