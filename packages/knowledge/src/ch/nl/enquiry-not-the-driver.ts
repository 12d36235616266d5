/** Questions about a traffic fine of someone who did not drive: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOT_THE_DRIVER_NL: Words = {
  'ch.ask.not-the-driver': {
    says: 'Is het een strafbevel (Strafbefehl)? Maak binnen tien dagen schriftelijk bezwaar, zonder reden, en zeg alleen dat u niet reed. Zij moeten bewijzen wie reed. U hoeft uzelf en naaste familie niet te beschuldigen. Is het een kleine vaste boete? Die gaat naar de houder: u betaalt of noemt binnen 30 dagen de bestuurder. U bent vrij als u aannemelijk maakt dat hij ondanks uw zorg tegen uw wil is gebruikt. Noem nooit een verkeerde persoon.',
  },
}
