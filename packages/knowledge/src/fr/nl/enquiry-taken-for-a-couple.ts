/** Questions about the CAF taking flatmates for a couple: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAKEN_FOR_A_COUPLE_NL: Words = {
  'fr.ask-debt.taken-for-couple': {
    says: 'U hebt twee maanden vanaf de brief om te schrijven naar de CRA van de CAF, en voor de RSA naar de departementsraad. Zolang dat loopt, mag er voor de RSA niets worden ingehouden: vraag in de brief om te stoppen. Samen een huis of nachten delen maakt u geen stel. De CAF moet een vast samenleven tonen, met gedeeld geld en leven. Stuur bewijs: beide huurcontracten, aparte rekeningen, wie wat betaalt, getuigen. Vraag het rapport van de inspecteur, en ook kwijtschelding. Fraude vraagt opzet: betwist die.',
  },
}
