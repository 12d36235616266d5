/** A fine of a magistrates' court: the notice of fine and the collection order (England and Wales). The words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_FINE_NL: Words = {
  'gb.court-fine.wants': {
    says: 'Een rechter gaf u een boete en een betaalbevel (collection order). Hij wil het hele bedrag op de datum op het papier.',
  },
  'gb.court-fine.who': {
    says: 'Dit komt van een strafrechter (magistrates’ court). Het is geen gewoon bedrijf.',
  },
  'gb.court-fine.reality': {
    says: 'Dit is echt, maar u kunt voor de datum om meer tijd vragen. Daarna kan de boete hoger worden.',
  },
  'gb.court-fine.no-prison-yet': {
    says: 'Niemand kan u hiervoor zonder zitting naar de gevangenis sturen. De rechter moet eerst vragen naar uw geld en waarom u niet betaalde.',
  },
  'gb.court-fine.surcharge': {
    says: 'De wet telt een toeslag (surcharge) bij elke boete. Voor een volwassene is dat meestal 40% van de boete.',
  },
  'gb.court-fine.rights': {
    says: 'U kunt om meer tijd vragen, in beroep gaan, of de zaak opnieuw laten beginnen als u er niets van wist.',
  },
  'gb.court-fine.right-vary': {
    says: 'Hebt u minder geld dan eerst? Vraag de fines officer om meer tijd of kleinere bedragen. Doe het voor de datum.',
  },
  'gb.court-fine.right-never-knew': {
    says: 'Wist u niets van de zaak? Dan kunt u binnen 21 dagen nadat u het hoorde een verklaring onder ede (statutory declaration) afleggen. De zaak begint dan opnieuw.',
  },
  'gb.court-fine.right-appeal': {
    says: 'U kunt in beroep bij de Crown Court. De tijd is kort en loopt vanaf de straf. Vraag de rechtbank vandaag hoe lang u hebt.',
  },
  'gb.court-fine.points': {
    says: 'De punten komen op uw rijbewijsregister. Twaalf punten in drie jaar betekenen meestal een rijverbod. Tel hoeveel u er hebt.',
  },
  'gb.court-fine.step-call': {
    says: 'Bel het fines team voor de datum. Leg het rekeningnummer, uw loon en uw rekeningen klaar.',
  },
  'gb.court-fine.step-check': {
    says: 'Tel de boete, de kosten en de toeslag op. Vraag het de rechtbank als het totaal niet klopt.',
  },
  'gb.court-fine.option-parts': {
    says: 'Vraag het fines team om bedragen die u kunt volhouden.',
    title: 'Vraag om te betalen in delen',
    cost: 'Gratis',
    time: 'Eén telefoontje',
    risk: 'Mist u er een, dan kan de rechtbank verder gaan.',
    bestFor: 'U kunt niet alles op de datum betalen.',
  },
  'gb.court-fine.option-help': {
    says: 'Een gratis schuldhulpverlener helpt u de rechtbank om een plan te vragen.',
    title: 'Gratis hulp bij schulden',
    cost: 'Gratis',
    time: 'Deze week',
    risk: 'Laat de datum niet voorbijgaan terwijl u wacht.',
    bestFor: 'U hebt ook andere schulden.',
  },
}
