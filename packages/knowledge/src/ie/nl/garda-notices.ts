/** The Dutch words of the rows in ../garda-notices.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const GARDA_NOTICES_NL: Words = {
  'ie.garda.right-name': {
    says: 'Reed u niet, noem dan de bestuurder binnen 28 dagen. De brief gaat dan naar die persoon.',
  },
  'ie.garda.right-court': {
    says: 'U hoeft het niet aan te nemen. De District Court kan beslissen, en de politie moet het bewijzen.',
  },
  'ie.garda.right-proof': {
    says: 'Bij een camera kunt u de foto vragen bij het Fixed Charge Processing Office.',
  },
  'ie.garda.warn-silent': {
    says: 'Negeer het niet. Niet antwoorden is strafbaar, en u kunt als bestuurder gelden.',
  },
  'ie.garda.warn-truth': { says: 'Noem alleen wie echt reed. Valse gegevens zijn strafbaar.' },
  'ie.garda.deadline-name': {
    says: 'U heeft 28 dagen vanaf de datum van de brief.',
    action: 'De bestuurder noemen',
    consequence: 'U kunt dan als bestuurder gelden, of voor de rechter komen.',
  },
  'ie.garda.step-fill': {
    says: 'Controleer auto, dag en plaats. Vul naam en adres van de bestuurder in, teken, en stuur het met bewijs.',
  },
  'ie.garda.step-sold': {
    says: 'Was de auto verkocht, verhuurd of gestolen, zeg dat dan met bewijs.',
  },
  'ie.garda.deadline-pay': {
    says: 'U heeft 28 dagen vanaf de datum om het eerste bedrag te betalen of de bestuurder te noemen.',
    action: 'Betalen of de bestuurder noemen',
    consequence: 'Het bedrag gaat met de helft omhoog voor de volgende 28 dagen.',
  },
  'ie.garda.right-last': {
    says: 'Komt er een dagvaarding (summons), dan kunt u nog het dubbele betalen. Dat moet minstens 7 dagen voor de zitting.',
  },
  'ie.garda.know-points': {
    says: 'Een rechter geeft meer punten dan de brief. Twaalf punten in drie jaar is zes maanden niet rijden, zeven voor beginners.',
    actionable: 'Tel uw punten voor u de rechter kiest.',
  },
  'ie.garda.step-check': {
    says: 'Controleer auto, dag en plaats. Klopt het, betaal dan alles voor dag 28. Een deel telt niet.',
  },
  'ie.garda.option-pay': {
    title: 'Binnen 28 dagen betalen',
    cost: 'Het bedrag in de brief.',
    time: 'Een paar minuten.',
    risk: 'Er kunnen punten bij komen.',
    bestFor: 'U reed en het klopt.',
    says: 'Betaal en het is klaar. Er komt geen rechter en geen veroordeling.',
  },
  'ie.garda.option-court': {
    title: 'Uw kant vertellen aan de rechter',
    cost: 'Uw tijd, en een advocaat als u wilt.',
    time: 'Enkele maanden.',
    risk: 'Hogere boete en meer punten als u verliest.',
    bestFor: 'Het klopt niet en u heeft bewijs.',
    says: 'Betaal niet, bewaar uw bewijs, en antwoord op de dagvaarding.',
  },
}
