/** Questions about a fine when another person drove: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FINE_NOT_THE_DRIVER_NL: Words = {
  'de.ask-buy.fine-not-driver': {
    says: 'Alleen wie reed, is een boete voor rijden schuldig; de houder niet. Maak binnen twee weken na de datum op de gele envelop schriftelijk bezwaar (Einspruch), zonder reden, en zeg alleen dat u niet reed. Het bureau moet bewijzen wie reed. U hoeft uzelf of naaste familie niet te beschuldigen. Geef op het hoorformulier alleen uw eigen gegevens. Wordt niemand gevonden, dan kan een rittenboek komen. Noem nooit een verkeerd persoon.',
  },
}
