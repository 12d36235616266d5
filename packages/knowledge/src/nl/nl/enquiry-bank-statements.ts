/** Questions about a town that asks a person on assistance for papers: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANK_STATEMENTS_NL: Words = {
  'nl.ask.bank-statements': {
    says: 'Ja, meestal wel. Met bijstand moet u papieren geven over inkomen, spaargeld en woning, en de gemeente mag enkele maanden afschriften vragen. U mag zwart maken wat geloof, gezondheid of politiek noemt, niet de bedragen. Stuur ze voor de dag in de brief en bewaar bewijs. Meer tijd nodig? Vraag het vooraf schriftelijk. Wordt de bijstand opgeschort, dan krijgt u nog een termijn; maak ook binnen zes weken bezwaar.',
  },
}
