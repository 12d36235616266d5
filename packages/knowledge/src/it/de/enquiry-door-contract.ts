/** The German words of the rows in ../enquiry-door-contract.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DOOR_CONTRACT_DE: Words = {
  'it.ask.door-contract': {
    says: 'Schreiben Sie jetzt per Einschreiben oder PEC, dass Sie widerrufen. Nach einem unerbetenen Besuch haben Sie 30 Tage, sonst 14 am Telefon oder an der Tür, ohne Grund und Kosten. Sagte man es Ihnen nicht, haben Sie 12 Monate mehr. Ein Vertrag am Telefon bindet erst, wenn er bestätigt ist. Bei Täuschung wenden Sie sich an den Sportello der ARERA oder die AGCM.',
  },
}
