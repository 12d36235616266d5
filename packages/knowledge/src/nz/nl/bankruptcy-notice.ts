/** Bankruptcy notices: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const BANKRUPTCY_NOTICE_NL: Words = {
  'nz.demand.want': {
    says: 'De volgende stap kan faillissement (bankruptcy) zijn, als u niets doet.',
  },
  'nz.demand.reality': {
    says: 'U bent nog niet failliet. U hebt tien werkdagen om te betalen, iets af te spreken of de High Court te vragen het te vernietigen (set aside).',
  },
  'nz.demand.who': {
    says: 'De aanzegging (bankruptcy notice) komt van de High Court, op verzoek van de schuldeiser.',
  },
  'nz.demand.rights': {
    says: 'U kunt betalen, een regeling afspreken, of de rechter vragen de aanzegging te vernietigen (set aside).',
  },
  'nz.demand.notice': {
    says: 'U hebt tien werkdagen vanaf de betekening (service) van een bankruptcy notice. Wij tellen voor de zekerheid vanaf de datum ervan.',
    action: 'Betaal, spreek iets af of doe een verzoek bij de High Court',
    consequence: 'Dan kunnen ze de rechter vragen u failliet te verklaren.',
  },
  'nz.demand.right-setaside': {
    says: 'U kunt de rechter vragen het te vernietigen (set aside) als u van hen minstens net zoveel te krijgen hebt.',
  },
  'nz.demand.step-lawyer': { says: 'Vraag vandaag juridisch advies. Bel Community Law.' },
  'nz.demand.step-deal': {
    says: 'Bied schriftelijk een regeling aan en vraag hun om het in te trekken.',
  },
  'nz.demand.step-options': {
    says: 'Vraag of een andere mogelijkheid, zoals een debt repayment order, beter voor u is.',
  },
  'nz.demand.opt-deal': {
    says: 'Bied een regeling of een kleiner bedrag aan en laat het op papier zetten.',
    title: 'Iets afspreken',
    cost: 'Het bedrag dat u afspreekt.',
    time: 'Tien werkdagen.',
    risk: 'De tijd loopt door.',
    bestFor: 'U bent het schuldig en kunt in delen betalen.',
  },
  'nz.demand.opt-setaside': {
    says: 'Dien een verzoek in bij de High Court.',
    title: 'Vragen om het te vernietigen (set aside)',
    cost: 'Kosten van de rechtbank en een advocaat.',
    time: 'Tien werkdagen.',
    risk: 'Kosten als u verliest.',
    bestFor: 'De aanzegging of het vonnis klopt niet.',
  },
}
