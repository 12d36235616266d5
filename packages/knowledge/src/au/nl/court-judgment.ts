/** Court judgments, and what may be taken because of them: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_NL: Words = {
  'au.judged.want': { says: 'Een rechter heeft beslist, of ambtenaren zijn begonnen te innen.' },
  'au.judged.reality': {
    says: 'Dit is ernstig, maar u hebt nog keuzes. U kunt vragen in delen te betalen of de rechter vragen de zaak te heropenen.',
  },
  'au.judged.who': {
    says: 'Alleen een deurwaarder van de rechtbank (sheriff of bailiff) kan spullen in beslag nemen. Een incassobureau kan dat niet.',
  },
  'au.judged.rights': {
    says: 'U mag gewone spullen in huis houden, gereedschap voor uw werk tot een bedrag, en genoeg loon om van te leven.',
  },
  'au.judged.not-all': {
    says: 'Ze kunnen uw betaling van Centrelink niet nemen voordat die is betaald. Ook gewone spullen in uw huis zijn veilig.',
  },
  'au.judged.right-instalments': {
    says: 'U kunt de rechter vragen in delen te mogen betalen. Bij de meeste rechtbanken is dat gratis of goedkoop, en het stopt andere stappen.',
  },
  'au.judged.right-setaside': {
    says: 'Kreeg u de eis nooit, of hebt u een goed verweer? Dan kunt u de rechter vragen het vonnis te vernietigen (set aside).',
  },
  'au.judged.right-centrelink': {
    says: 'De wet beschermt betalingen van Centrelink tegen de meeste schuldeisers.',
  },
  'au.judged.step-call': {
    says: 'Bel de rechtbank met het zaaknummer. Vraag wat er is bevolen en wanneer.',
  },
  'au.judged.step-helpline': {
    says: 'Bel de National Debt Helpline op 1800 007 007 voor gratis hulp.',
  },
  'au.judged.step-instalments': {
    says: 'Vul het formulier van de rechtbank in om in delen te betalen. Noem uw inkomen en kosten.',
  },
  'au.judged.step-options': {
    says: 'Kunt u helemaal niet betalen? Vraag naar een schuldregeling (debt agreement) of faillissement (bankruptcy) voordat u kiest.',
  },
  'au.judged.opt-instalments': {
    says: 'Bied een bedrag aan dat u kunt volhouden.',
    title: 'Vragen om in delen te betalen',
    cost: 'Gratis of een klein bedrag.',
    time: 'Dagen tot weken.',
    risk: 'Mist u er één? Dan kunnen ze weer iets doen.',
    bestFor: 'U bent het schuldig en hebt wat inkomen.',
  },
  'au.judged.opt-setaside': {
    says: 'Leg uit waarom u niet antwoordde en wat uw verweer is.',
    title: 'Vragen om vernietiging (set aside)',
    cost: 'Misschien zijn er kosten.',
    time: 'Doe iets binnen een paar dagen.',
    risk: 'De rechter kan weigeren, met kosten.',
    bestFor: 'U kreeg de papieren nooit, of u hebt een goed verweer.',
  },
  'au.judged.opt-afsa': {
    says: 'Beide houden de meeste schuldeisers tegen. Faillissement duurt drie jaar en één dag.',
    title: 'Schuldregeling (debt agreement) of faillissement (bankruptcy)',
    cost: 'Faillissement aanvragen is gratis.',
    time: 'Een paar dagen om te beginnen.',
    risk: 'Het beperkt reizen en krediet, en u kunt een huis of een goede auto verliezen.',
    bestFor: 'U kunt niet betalen en bezit weinig.',
  },
  'au.judged.warn-bankrupt': {
    says: 'Met een vonnis van $10,000 of meer kunnen ze een faillissementsbericht (bankruptcy notice) aanvragen. Dat geeft u 21 dagen.',
  },
}
