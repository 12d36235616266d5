/** Disputes with a firm about a contract: faults, fairness and complaints: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_NL: Words = {
  'au.buy.myth-policy': {
    says: 'Regels van een winkel of een oude garantie kunnen uw wettelijke garanties (consumer guarantees) niet wegnemen.',
  },
  'au.buy.want': {
    says: 'U kunt vragen of het contract eerlijk is en of het bedrijf zijn eigen deel deed.',
  },
  'au.buy.reality': {
    says: 'Een bedrijf kan niet alleen beslissen wie gelijk heeft. Uw rechten komen uit de wet, niet uit zijn regels.',
  },
  'au.buy.who': {
    says: 'Het consumentenbureau van uw staat helpt gratis bij klachten. Het kan voor u met het bedrijf praten.',
  },
  'au.buy.rights': {
    says: 'Goederen moeten van redelijke kwaliteit zijn en hun werk doen. Zo niet, dan kunt u reparatie, een nieuw product of geld terug vragen.',
  },
  'au.buy.not-yet': {
    says: 'Ze kunnen uw loon of spullen niet nemen zonder bevel van de rechter.',
  },
  'au.buy.know-sign': { says: 'Een bord met "no refunds" (geen geld terug) is tegen de wet.' },
  'au.buy.right-major': {
    says: 'Is het gebrek groot (major)? Dan kiest u: geld terug, een nieuw product, of houden en een deel van de prijs terug.',
  },
  'au.buy.right-seller': {
    says: 'De winkel moet het oplossen. Hij mag u niet naar de maker sturen.',
  },
  'au.buy.right-time': {
    says: 'Uw rechten kunnen langer duren dan de garantie van de maker, zo lang als redelijk is voor dat ding.',
  },
  'au.buy.right-cooling': {
    says: 'Kwamen ze aan uw deur of belden ze u als eerste? Dan hebt u 10 werkdagen om op te zeggen.',
  },
  'au.buy.right-unfair': {
    says: 'Een erg oneerlijke regel in een standaardcontract bindt u niet.',
  },
  'au.buy.cooling-off': {
    says: 'Bij verkoop aan de deur of door een ongevraagd telefoontje hebt u 10 werkdagen om op te zeggen. Wij tellen vanaf de datum van het papier.',
    action:
      'Zeg schriftelijk of per telefoon op, als ze u iets verkochten aan de deur of door een ongevraagd telefoontje',
    consequence: 'Daarna wordt opzeggen moeilijker.',
  },
  'au.buy.insight-policy': {
    says: 'Winkels praten vaak alleen over hun eigen regels. De wet geeft u meer.',
    actionable:
      'Schrijf: dit is een groot gebrek (major failure) volgens de Australian Consumer Law, en ik kies mijn geld terug.',
  },
  'au.buy.nsw-tribunal': {
    says: 'In New South Wales beslist NCAT over ruzies met verkopers. Het is goedkoop, en u hebt meestal geen advocaat nodig.',
  },
  'au.buy.vic-tribunal': {
    says: 'In Victoria beslist VCAT over ruzies met verkopers. Het is goedkoop, en u hebt meestal geen advocaat nodig.',
  },
  'au.buy.qld-tribunal': {
    says: 'In Queensland beslist QCAT over ruzies met verkopers tot een vast bedrag. Het is goedkoop, en u hebt meestal geen advocaat nodig.',
  },
}
