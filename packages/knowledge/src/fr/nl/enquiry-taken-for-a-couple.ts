/** Questions about the CAF taking flatmates for a couple: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAKEN_FOR_A_COUPLE_NL: Words = {
  'fr.ask-debt.taken-for-couple': {
    says: 'Een woning delen maakt geen koppel. De CAF moet een vast samenleven met gedeeld geld tonen, niet alleen hetzelfde adres. Schrijf binnen twee maanden: naar de CRA van de CAF, voor het RSA naar de departementsraad. Bewijs van woningdelen: contract, aparte rekeningen, wie wat betaalt, getuigen. Vraag het controleverslag. Fraude vraagt opzet: betwist ook dat.',
  },
}
