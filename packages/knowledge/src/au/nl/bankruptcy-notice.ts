/** Bankruptcy notices: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const BANKRUPTCY_NOTICE_NL: Words = {
  'au.demand.want': {
    says: 'De volgende stap kan faillissement (bankruptcy) zijn, als u niets doet.',
  },
  'au.demand.reality': {
    says: 'U bent nog niet failliet. U hebt 21 dagen om te betalen, iets af te spreken of de rechter te vragen het te vernietigen (set aside).',
  },
  'au.demand.who': { says: 'De Official Receiver geeft het bericht uit voor de schuldeiser.' },
  'au.demand.rights': {
    says: 'U kunt betalen, een regeling afspreken, of de federale rechter binnen 21 dagen vragen het bericht te vernietigen (set aside).',
  },
  'au.demand.notice': {
    says: 'U hebt 21 dagen vanaf de betekening (service) van een faillissementsbericht (bankruptcy notice). Wij tellen voor de zekerheid vanaf de datum ervan.',
    action: 'Betaal, spreek iets af, of ga naar de rechter',
    consequence: 'Daarna kunnen ze de rechter vragen u failliet te verklaren.',
  },
  'au.demand.right-setaside': {
    says: 'U kunt de rechter vragen het te vernietigen (set aside) als het vonnis fout is, te klein is of al betaald is.',
  },
  'au.demand.right-threshold': {
    says: 'Het vonnis moet over minstens $10,000 gaan en minder dan zes jaar oud zijn.',
  },
  'au.demand.step-day': {
    says: 'Schrijf de dag op waarop het aan u is betekend (served). Tel 21 dagen.',
  },
  'au.demand.step-lawyer': {
    says: 'Vraag vandaag juridisch advies. Bel legal aid (gratis rechtshulp) of de National Debt Helpline.',
  },
  'au.demand.step-deal': {
    says: 'Bied de schuldeiser schriftelijk een regeling aan. Vraag hem het bericht in te trekken.',
  },
  'au.demand.opt-deal': {
    says: 'Bied een regeling of een kleiner bedrag aan en zet het op papier.',
    title: 'Iets afspreken',
    cost: 'Het bedrag dat u afspreekt.',
    time: 'Binnen 21 dagen.',
    risk: 'Is de afspraak niet duidelijk? Dan loopt het bericht door.',
    bestFor: 'U bent het schuldig en kunt in de loop van de tijd betalen.',
  },
  'au.demand.opt-setaside': {
    says: 'Ga binnen 21 dagen naar de Federal Circuit and Family Court.',
    title: 'Vragen om vernietiging (set aside)',
    cost: 'Kosten van de rechtbank. U kunt vragen om minder.',
    time: 'Binnen 21 dagen.',
    risk: 'Kosten als u verliest.',
    bestFor: 'Het bericht of het vonnis is fout.',
  },
  'au.demand.warn': {
    says: 'Laat de 21 dagen niet voorbijgaan. Daarna kan de rechter bijna niet meer helpen.',
  },
}
