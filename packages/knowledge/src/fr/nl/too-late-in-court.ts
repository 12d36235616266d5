/** What can still be done when the time in a paper of a court or an enforcement officer is over: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_IN_COURT_NL: Words = {
  'fr.late.order-want': {
    says: 'Een rechter gaf een betalingsbevel (injonction de payer). Geteld vanaf de datum op het papier is de maand voor verzet voorbij.',
  },
  'fr.late.order-reality': {
    says: 'Het kan nu gelden als een vonnis. Maar kreeg u het nooit zelf in handen, dan bent u misschien nog op tijd.',
  },
  'fr.late.order-step': {
    says: 'Kreeg u het zelf in handen? Zo niet, ga vandaag per aangetekende brief in verzet. De maand loopt vanaf de eerste akte in persoon of het eerste beslag.',
  },
  'fr.late.order-option': {
    says: 'Schrijf de griffie (greffe): „Ik ga in verzet tegen het bevel van (datum, nummer). Het is mij niet in persoon betekend.“',
    title: 'Laat in verzet, als u het niet zelf kreeg',
    cost: 'Een aangetekende brief.',
    time: 'Een maand na de eerste akte in persoon of het eerste beslag.',
    risk: 'Kreeg u het in persoon, dan weigert de rechter.',
    bestFor: 'Het lag op kantoor, in de bus of op een oud adres.',
  },
  'fr.late.summons-reality': {
    says: 'De dag van de zitting lijkt voorbij. Misschien is zonder u beslist. Een vonnis kan pas worden uitgevoerd na betekening door een deurwaarder.',
  },
  'fr.late.summons-step': {
    says: 'Bel vandaag de griffie (greffe) met het nummer. Vraag of er een vonnis of nieuwe datum is. Nog niet? Vraag schriftelijk om gehoord te worden.',
  },
  'fr.late.summons-option': {
    says: 'Wordt het vonnis betekend, ga in hoger beroep. Bij kleine bedragen zonder beroep, en niet in persoon gedagvaard, kan verzet (opposition).',
    title: 'Beroep of verzet, als zonder u is beslist',
    cost: 'Meestal een advocaat, tenzij met rechtsbijstand.',
    time: 'Een maand na de betekening.',
    risk: 'Verliest u, dan stijgen de kosten.',
    bestFor: 'U hebt een reden waarom de eis niet klopt.',
  },
  'fr.late.lapse-right': {
    says: 'Was u er niet? Een vonnis dat niet binnen zes maanden wordt betekend, kan zijn kracht verliezen.',
  },
  'fr.late.judgment-reality': {
    says: 'Geteld vanaf de datum op het papier is de tijd voor beroep voorbij. De maand loopt vanaf de betekening. Uitstel en schuldhulp kunnen nog.',
  },
  'fr.late.judgment-rights': {
    says: 'U mag nog uitstel vragen, houden wat beschermd is, en schuldhulp aanvragen.',
  },
  'fr.late.judgment-step': {
    says: 'Wanneer en hoe is het betekend? Wist u buiten uw schuld van niets, ga vandaag naar een advocaat over een relevé de forclusion.',
  },
  'fr.late.judgment-option': {
    says: 'Vraag het de voorzitter van het beroepsgerecht. Toon dat u het te laat wist of niet kon handelen.',
    title: 'De termijn terugvragen (relevé de forclusion)',
    cost: 'Advocaat en dagvaarding. Rechtsbijstand kan betalen.',
    time: 'Twee maanden na de eerste akte in persoon of het eerste beslag.',
    risk: 'Het kan worden geweigerd, en daartegen kan niets.',
    bestFor: 'U was er niet bij en wist het niet.',
  },
  'fr.late.officer-step': {
    says: 'Bel vandaag de deurwaarder, ook al is de tijd voorbij. Vraag wat al in beslag is en bied schriftelijk een maandbedrag aan.',
  },
  'fr.late.bank-right': {
    says: 'Is de maand tegen het bankbeslag voorbij? Was u het geld niet schuldig, dan kunt u het op eigen kosten nog terugvorderen.',
  },
}
