/** Questions about bills that one cannot pay, fees and old debts, and the first steps against a debt: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_NL: Words = {
  'ch.ask.step-debt': { says: 'Verzamel uw brieven en vraag een gratis schuldhulpverlener.' },
  'ch.ask.right-debt': {
    says: 'U kunt elk betalingsbevel (Zahlungsbefehl) binnen tien dagen met een bezwaar stoppen.',
  },
  'ch.ask.fees': {
    says: 'U bent meestal de rekening en 5% rente schuldig, niet de eigen kosten van het bedrijf. De schuldeiser moet elke andere schade bewijzen.',
  },
  'ch.ask.old': {
    says: 'Huur, loon, artsen, vaklui, kleine aankopen en andere terugkerende bedragen: vijf jaar. De meeste andere: tien. Een verliesbewijs (Verlustschein): twintig. Een betaling of een Betreibung laat het opnieuw beginnen.',
    dependsOn: 'waarvoor het is',
  },
  'ch.ask.reminder-fees': {
    says: 'U bent aanmaningskosten alleen schuldig als het contract of de voorwaarden het bedrag noemen. Anders geeft de wet 5% rente vanaf het te laat zijn, en meer schade moet bewezen worden. Betaal de rekening zelf en schrijf dat u de kosten niet schuldig bent.',
  },
  'ch.ask.cannot-pay': {
    says: 'Bel vroeg en bied schriftelijk een bedrag per maand aan dat u kunt volhouden. Ze hoeven niet akkoord te gaan, maar de meesten doen het. Neem geen nieuwe lening. Een gratis schuldhulpverlener (schulden.ch, Caritas) kan een plan met iedereen maken, of helpen met een privéfaillissement.',
  },
}
