/** The Dutch words of Ireland: tax. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_NL: Words = {
  'ie.tax.want': {
    says: 'Kijk of het een nieuwe rekening is, een veranderde, of een herinnering aan een aangifte.',
  },
  'ie.tax.reality': {
    says: 'U kunt vragen over langere tijd te betalen, en in beroep gaan als het bedrag niet klopt.',
  },
  'ie.tax.who': {
    says: 'Revenue int belasting, de Universal Social Charge en Local Property Tax. Controleer het in myAccount, niet via een link.',
  },
  'ie.tax.rights': {
    says: 'U kunt gratis in beroep gaan bij de Tax Appeals Commission, en betaling in delen vragen (phased payment).',
  },
  'ie.tax.not-yet': {
    says: 'Revenue stuurt eerst een aanmaning. Belt u en houdt u zich aan een plan, dan gaat het meestal niet verder.',
  },
  'ie.tax.right-appeal': {
    says: 'U kunt tegen een aanslag (assessment) in beroep gaan binnen 30 dagen na de brief.',
  },
  'ie.tax.right-phased': {
    says: 'U kunt online betaling in delen vragen (phased payment arrangement).',
  },
  'ie.tax.right-review': {
    says: 'U kunt een interne herziening vragen van hoe Revenue u behandelde.',
  },
  'ie.tax.appeal': {
    says: 'U hebt 30 dagen vanaf de datum van de brief om in beroep te gaan.',
    action: 'In beroep gaan bij de Tax Appeals Commission, als u het niet eens bent',
    consequence: 'Een laat beroep wordt alleen met een goede reden behandeld.',
  },
  'ie.tax.step-check': { says: 'Log in bij myAccount en kijk of de schuld daar staat.' },
  'ie.tax.step-file': {
    says: 'Ontbreekt een aangifte, dien die dan in. Vaak wordt het bedrag lager.',
  },
  'ie.tax.step-plan': {
    says: 'Kunt u niet betalen? Vraag betaling in delen (phased payment) voordat ze iets doen.',
  },
  'ie.tax.opt-plan': {
    says: 'Laat uw inkomen en kosten zien en bied een bedrag per maand aan.',
    title: 'Betaling in delen vragen',
    cost: 'De rente loopt door.',
    time: 'Voordat ze iets doen.',
    risk: 'Mist u er één, dan kunnen ze iets doen.',
    bestFor: 'U bent het schuldig maar kunt niet alles ineens betalen.',
  },
  'ie.tax.opt-appeal': {
    says: 'Stuur het formulier met uw redenen naar de Tax Appeals Commission.',
    title: 'In beroep gaan',
    cost: 'Gratis.',
    time: '30 dagen.',
    risk: 'De rente loopt door als u verliest.',
    bestFor: 'Het bedrag klopt niet.',
  },
  'ie.tax.warn-force': {
    says: 'Revenue kan zonder rechter een gerechtsdeurwaarder (sheriff) gebruiken, of geld van uw bank of loon nemen. Negeer het niet.',
  },
  'ie.tax.right-lpt': {
    says: 'U kunt uitstel van Local Property Tax vragen als uw inkomen laag is, en in beroep gaan tegen een verkeerde waarde of rekening.',
  },
  'ie.tax-collected.right': {
    says: 'Dit is belasting: Revenue kan zonder rechter een sheriff sturen of geld van loon of rekening nemen. Vraag nu om termijnen (phased payment) in myAccount of ROS. Klopt het bedrag niet, dan kunt u binnen 30 dagen in beroep tegen een aanslag. Rente loopt elke dag.',
  },
  'ie.tax.know-interest': {
    says: 'Rente loopt voor elke dag dat belasting te laat is. Revenue kan betaling in delen afspreken, en doet dan niets zolang u zich eraan houdt.',
  },
}
