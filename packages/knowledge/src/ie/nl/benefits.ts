/** The Dutch words of Ireland: benefits. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFITS_NL: Words = {
  'ie.benefit.want': { says: 'Kijk welke weken, hoeveel en waarom.' },
  'ie.benefit.reality': {
    says: 'U kunt tegen de beslissing in beroep gaan en om kleinere betalingen vragen.',
  },
  'ie.benefit.who': {
    says: 'Het Department of Social Protection betaalt uitkeringen. Het Social Welfare Appeals Office staat daar los van.',
  },
  'ie.benefit.rights': {
    says: 'U kunt een herziening vragen, gratis in beroep gaan en zeggen wat u kunt betalen.',
  },
  'ie.benefit.right-appeal': {
    says: 'U kunt in beroep gaan bij het Social Welfare Appeals Office. Een zitting is gratis.',
  },
  'ie.benefit.right-comment': {
    says: 'Voordat ze geld inhouden, mag u zeggen wat u kunt betalen.',
  },
  'ie.benefit.right-cap': {
    says: 'Zonder uw toestemming mogen ze hoogstens 15% van uw persoonlijke weekbedrag (personal rate) inhouden.',
  },
  'ie.benefit.appeal': {
    says: 'Ga binnen 60 dagen na de datum van de beslissing in beroep. Voor een laat beroep is een goede reden nodig, en na 180 dagen is het te laat.',
    action: 'Uw beroep naar het Social Welfare Appeals Office sturen',
    consequence: 'Een laat beroep wordt alleen met een goede reden behandeld.',
  },
  'ie.benefit.step-why': {
    says: 'Vraag de beslissing, de weken en de bedragen. Vergelijk ze met uw papieren.',
  },
  'ie.benefit.step-appeal': {
    says: 'Klopt het niet? Ga in beroep en vraag te wachten met terugbetalen.',
  },
  'ie.benefit.step-help': { says: 'Vraag gratis hulp bij Citizens Information of FLAC.' },
  'ie.benefit.opt-appeal': {
    says: 'Stuur het formulier met uw redenen.',
    title: 'In beroep gaan',
    cost: 'Gratis.',
    time: '60 dagen.',
    risk: 'Laag.',
    bestFor: 'De beslissing of het bedrag klopt niet.',
  },
  'ie.benefit.opt-plan': {
    says: 'Vertel uw inkomen en kosten.',
    title: 'Om kleine betalingen vragen',
    cost: 'Het bedrag dat u afspreekt.',
    time: 'Nu.',
    risk: 'Laag.',
    bestFor: 'Het klopt maar u kunt niet alles ineens betalen.',
  },
  'ie.benefit.right-second-look': {
    says: 'Gaat u in beroep, dan moet het Department eerst opnieuw naar zijn eigen beslissing kijken. Veel beslissingen veranderen bij deze stap.',
  },
  'ie.benefit.right-residence': {
    says: 'Ze moeten vijf dingen bekijken, zoals hoe lang u hier bent, uw werk en banden. Komt u uit de EU en werkt u hier? Dan telt u als werknemer, ook deeltijd, en is Child Benefit zonder deze toets verschuldigd. Stuur loonstroken mee.',
  },
}
