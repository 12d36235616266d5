/** Questions about orders: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ORDERS_NL: Words = {
  'ch.ask.withdraw': {
    says: 'De wet geeft geen algemeen recht om te annuleren. Veel winkels staan het in hun voorwaarden toe. Bij verkoop aan de deur of per telefoon boven 100 frank hebt u veertien dagen.',
  },
  'ch.ask.delivery': {
    says: 'Geef schriftelijk een laatste redelijke dag. Komt er niets? Zeg meteen dat u annuleert en uw geld terug wilt. Betaalde u met een kaart? Vraag dan ook het kaartbedrijf het geld terug te halen.',
  },
  'ch.ask.phone-sale': {
    says: 'Belden ze u of kwamen ze aan de deur en kost het meer dan 100 frank, dan kunt u binnen 14 dagen herroepen. De termijn loopt vanaf het contract en vanaf de uitleg over dit recht. Stuur het schriftelijk, liefst aangetekend. Het geldt niet als u zelf belde of op beurzen. Voor verzekeringen geeft een andere wet dezelfde 14 dagen.',
  },
  'ch.ask.unordered': {
    says: 'Nee. Wat u nooit bestelde, hoeft u niet te betalen, te bewaren of terug te sturen. Kwam het duidelijk per vergissing, meld dat dan aan de afzender. Schrijf één keer dat er geen contract is en dat u niets schuldig bent. Komt er een betalingsbevel, maak dan binnen tien dagen bezwaar (Rechtsvorschlag).',
  },
}
