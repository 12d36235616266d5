/** Questions about child maintenance: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MAINTENANCE_IT: Words = {
  'be.ask.maintenance': {
    says: 'Una sentenza vale finché il tribunale della famiglia non la cambia. Non paga? Il SECAL (DAVO) riscuote gratis e può anticipare, se in un anno mancano due mesi. O un ufficiale prende dallo stipendio, senza base protetta. Non pagare apposta per più di due mesi può essere reato. Senza sentenza il tribunale fissa la somma secondo i mezzi dei due genitori.',
  },
}
