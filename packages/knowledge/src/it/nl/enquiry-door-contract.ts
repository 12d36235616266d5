/** The Dutch words of the rows in ../enquiry-door-contract.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DOOR_CONTRACT_NL: Words = {
  'it.ask.door-contract': {
    says: 'Schrijf nu aangetekend of per PEC dat u opzegt. Na een bezoek waar u niet om vroeg hebt u 30 dagen, anders 14 per telefoon of aan de deur, zonder reden of kosten. Vertelde men u dit niet, dan 12 maanden langer. Een contract per telefoon bindt pas na bevestiging. Bij bedrog gaat u naar het Sportello van ARERA of de AGCM.',
  },
}
