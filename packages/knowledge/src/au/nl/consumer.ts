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
  'au.ask-bank.step-complain': {
    says: 'Klaag eerst schriftelijk bij uw bank of verzekeraar. Weigert die of duurt het langer dan 30 dagen, dan kijkt AFCA er gratis naar.',
  },
  'au.buy.step-write': {
    says: 'Schrijf het bedrijf. Zeg wat er misging, wat u wilt en uiterlijk wanneer.',
  },
  'au.buy.step-proof': { says: 'Bewaar de bon of het bankafschrift, foto’s en berichten.' },
  'au.buy.step-card': {
    says: 'Betaalde u met een kaart en kreeg u niets? Vraag uw bank het geld terug te halen (chargeback). Doe het snel.',
  },
  'au.buy.step-office': {
    says: 'Klaag bij het consumentenbureau van uw staat, zoals NSW Fair Trading of Consumer Affairs Victoria.',
  },
  'au.buy.cooling-off': {
    says: 'Bij verkoop aan de deur of door een ongevraagd telefoontje hebt u 10 werkdagen om op te zeggen. Wij tellen vanaf de datum van het papier.',
    action:
      'Zeg schriftelijk of per telefoon op, als ze u iets verkochten aan de deur of door een ongevraagd telefoontje',
    consequence: 'Daarna wordt opzeggen moeilijker.',
  },
  'au.buy.opt-complain': {
    says: 'Eerst bij het bedrijf, dan bij het consumentenbureau of de ombudsman van die branche.',
    title: 'Klagen',
    cost: 'Gratis.',
    time: 'Weken.',
    risk: 'Klein.',
    bestFor: 'Het bedrijf luistert niet.',
  },
  'au.buy.opt-deal': {
    says: 'Vraag reparatie, een nieuw product of geld terug, en noem de consumentenwet.',
    title: 'Een oplossing vragen',
    cost: 'Gratis.',
    time: 'Dagen.',
    risk: 'Klein.',
    bestFor: 'U wilt het snel opgelost hebben.',
  },
  'au.buy.opt-tribunal': {
    says: 'Ga naar NCAT, VCAT, QCAT of de rechter voor kleine zaken van uw staat.',
    title: 'Naar de rechter (tribunal) gaan',
    cost: 'Een klein bedrag.',
    time: 'Enkele maanden.',
    risk: 'Klein. Advocaten zijn daar zeldzaam.',
    bestFor: 'Het bedrag is het waard en u hebt bewijs.',
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
