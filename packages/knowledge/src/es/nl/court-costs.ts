/** The Dutch words of Spain: court costs. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_COSTS_NL: Words = {
  'es.claim.right-own-court': {
    says: 'Alleen de rechtbank van uw woonplaats mag dit betalingsbevel behandelen (monitorio). Komt het van elders, zeg dat tegen de rechtbank.',
  },
  'es.claim.costs': {
    says: 'Wie de hele zaak verliest, betaalt de kosten. Voor de advocaat van de ander is dat hoogstens een derde van de gevraagde som.',
  },
  'es.claim.deadline-bill': {
    says: 'In een zaak over een wissel of promesse (juicio cambiario) hebt u tien werkdagen om te betalen of u te verzetten.',
    action: 'Betalen, of met een advocaat verzet doen',
    consequence: 'De rechtbank gaat door en legt beslag op wat u hebt.',
  },
  'es.claim.right-european-order': {
    says: 'Tegen een Europees betalingsbevel hebt u 30 dagen om u met het formulier te verzetten. U hebt geen reden en geen advocaat nodig.',
  },
  'es.enforce.interest': {
    says: 'Vanaf het vonnis loopt over de som de wettelijke rente plus twee punten, tenzij er een andere rente staat.',
  },
  'es.enforce.right-public-grounds': {
    says: 'Tegen beslag van de belastingdienst tellen deze redenen: betaald of verjaard, geen aanmaning betekend, inning geschorst of regels geschonden.',
  },
}
