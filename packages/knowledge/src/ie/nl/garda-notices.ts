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
  'ie.garda.summons-right': {
    says: 'U kunt het bedrag in deze brief nog betalen, tot 7 dagen voor de zitting. Dan stopt de zaak, zonder veroordeling.',
  },
  'ie.garda.summons-step-pay': {
    says: 'Tel 7 dagen terug vanaf de dag in de dagvaarding (summons). Betaal voor die dag alles om de zaak te stoppen. Een deel telt niet.',
  },
  'ie.garda.summons-step-court': {
    says: 'Betaalt u niet op tijd, ga dan op de dag in de dagvaarding naar de rechter. Neem uw bewijs mee. Blijft u weg, dan kan de rechter zonder u beslissen.',
  },
  'ie.garda.summons-option-pay': {
    title: 'Betalen voor de zitting',
    cost: 'Het bedrag in de brief.',
    time: 'Minstens 7 dagen voor de zitting.',
    risk: 'Horen er punten bij, dan krijgt u die, maar minder dan bij de rechter.',
    bestFor: 'U reed zelf en het klopt.',
    says: 'Betaal alles op tijd, dan stopt de zaak. Bewaar het bewijs.',
  },
  'ie.garda.summons-option-court': {
    title: 'Uw kant aan de rechter vertellen',
    cost: 'Uw tijd, en een advocaat als u wilt.',
    time: 'Op de dag in de dagvaarding.',
    risk: 'Als u verliest: veroordeling, boete en soms meer punten.',
    bestFor: 'Het klopt niet en u hebt bewijs.',
    says: 'Betaal niet. Ga die dag met uw bewijs naar de rechter.',
  },
  'ie.late.garda-step': {
    says: 'De 28 dagen lijken voorbij. In de volgende 28 dagen kunt u meestal nog betalen, de helft meer. Komt er een dagvaarding (summons), lees die meteen: u kunt dan nog één keer betalen.',
  },
  'ie.late.garda-option': {
    says: 'Betaal het hele bedrag voor dag 56. Dan komt er geen rechter en geen veroordeling.',
    title: 'De helft meer betalen in de volgende 28 dagen',
    cost: 'Het bedrag in de brief en de helft erbij.',
    time: 'Een paar minuten.',
    risk: 'Er kunnen punten op uw rijbewijs komen.',
    bestFor: 'U reed, het klopt, en dag 56 moet nog komen.',
  },
}
