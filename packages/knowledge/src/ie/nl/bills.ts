/** The Dutch words of Ireland: bills. */
import type { Words } from '@plainletter/contracts/rule'

export const BILLS_NL: Words = {
  'ie.bill.want': { says: 'Zoek de datum waarop ze een antwoord willen.' },
  'ie.bill.reality': {
    says: 'Een leverancier moet u een betalingsplan aanbieden voordat hij afsluit. Bel vóór de datum.',
  },
  'ie.bill.who': { says: 'Energieleveranciers volgen een handboek van de toezichthouder, de CRU.' },
  'ie.bill.rights': {
    says: 'U kunt een plan, een meter met vooruitbetalen en een controle van de rekening vragen.',
  },
  'ie.bill.not-yet': {
    says: 'Ze kunnen u niet afsluiten zolang u met hen praat en u aan een plan houdt.',
  },
  'ie.bill.right-plan': {
    says: 'U hebt recht op een betalingsplan dat past bij wat u kunt betalen.',
  },
  'ie.bill.right-winter': {
    says: 'Staat u geregistreerd als kwetsbaar (vulnerable)? Dan kunnen ze u in de wintermaanden niet afsluiten.',
  },
  'ie.bill.right-device': {
    says: 'Hebt u een medisch apparaat nodig dat stroom vraagt? Dan mogen ze u nooit voor schuld afsluiten.',
  },
  'ie.bill.right-comreg': {
    says: 'Bij rekeningen voor telefoon en internet helpt ComReg als het bedrijf het niet oplost.',
  },
  'ie.bill.step-call': { says: 'Bel nu en vraag een betalingsplan.' },
  'ie.bill.step-mabs': { says: 'Vraag hulp aan MABS op 0818 07 2000, of aan St Vincent de Paul.' },
  'ie.bill.step-welfare': {
    says: 'Vraag de Community Welfare Officer naar een Additional Needs Payment (extra hulp).',
  },
  'ie.bill.opt-plan': {
    says: 'Bied een bedrag aan dat u kunt volhouden.',
    title: 'Een betalingsplan vragen',
    cost: 'Het bedrag dat u afspreekt.',
    time: 'Vóór de datum.',
    risk: 'Mist u betalingen, dan kunnen ze iets doen.',
    bestFor: 'U bent het schuldig maar kunt niet alles ineens betalen.',
  },
  'ie.bill.opt-cru': {
    says: 'Eerst bij het bedrijf, dan bij de CRU, of bij ComReg voor telefoon.',
    title: 'Klagen',
    cost: 'Gratis.',
    time: 'Weken.',
    risk: 'Laag.',
    bestFor: 'De rekening klopt niet.',
  },
  'ie.bill.right-regulations': {
    says: 'Een energiebedrijf moet een gratis klachtenweg hebben en mag alleen afsluiten zoals de regels het toestaan.',
  },
  'ie.bill.right-telecom': {
    says: 'Een telefoon- of internetbedrijf moet zich aan zijn klantenhandvest (customer charter) houden. ComReg kan een geschil beslissen.',
  },
}
