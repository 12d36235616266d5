/** Bills for power, gas and water: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const UTILITY_BILL_NL: Words = {
  'jp.buy.bill-want': {
    says: 'Een bedrijf voor stroom, gas of water wil zijn rekening betaald hebben.',
  },
  'jp.buy.bill-real': {
    says: 'Belt u vóór de dag van afsluiten, dan kunt u vaak meer tijd krijgen.',
  },
  'jp.buy.bill-late': {
    says: 'Bel het bedrijf vandaag, ook al is de datum voorbij. Vraag of en wanneer het u afsluit, en om een nieuwe datum of delen.',
  },
  'jp.buy.bill-call': { says: 'Bel het bedrijf vóór de datum. Vraag een nieuwe datum of delen.' },
  'jp.buy.bill-town': {
    says: 'Vraag de hulpbalie van uw gemeente (自立相談支援機関) als er weinig geld is.',
  },
  'jp.buy.bill-right': { says: 'U kunt de meterstand vragen en hoe het bedrag berekend is.' },
  'jp.buy.bill-plan': {
    says: 'Bied een datum aan.',
    title: 'Om tijd of delen vragen',
    cost: 'Wat u aanbiedt.',
    time: 'Eén telefoontje.',
    risk: 'Houd u eraan.',
    bestFor: 'U bent het schuldig.',
  },
  'jp.bill.not-yet': {
    says: 'Ze moeten het u schriftelijk zeggen voordat ze de stroom afsluiten. Zoek de dag.',
  },
  'jp.bill.right-welfare': {
    says: 'Uw gemeente moet u gratis advies geven als er weinig geld is, en kan helpen met huur en een budget.',
  },
  'jp.bill.right-last-resort': {
    says: 'Beëindigt één verkoper uw contract? Dan kunt u een andere om stroom vragen, en als laatste het bedrijf van de streek.',
  },
  'jp.bill.step-check': {
    says: 'Controleer de meter, de periode en het prijsplan op de rekening.',
  },
  'jp.bill.right-sewer': {
    says: 'Het rioolgeld (下水道使用料) vervalt vanzelf na vijf jaar. Het watergeld alleen als u zegt dat het te oud is. Een eerste formele aanmaning laat de tijd voor het riool opnieuw lopen.',
  },
}
