/** Questions about a raised fine whose first notice never came: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RAISED_FINE_NL: Words = {
  'fr.ask-buy.raised-fine': {
    says: 'Vecht hem aan (réclamation) op antai.gouv.fr of per aangetekende brief: binnen 30 dagen na verzending, of na het beslag waardoor u er eerst van hoorde. Het is drie maanden als hij aangetekend naar het adres op het kentekenbewijs ging. Voeg bericht, redenen en bewijs toe, zoals van een verhuizing. Een geldig bezwaar vernietigt de titel, en al genomen geld komt terug. Vraag de schatkist te wachten. Betaal niet wat u betwist.',
  },
}
