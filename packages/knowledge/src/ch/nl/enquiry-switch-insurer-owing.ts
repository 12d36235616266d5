/** Questions about changing the health insurer while premiums are open: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SWITCH_INSURER_OWING_NL: Words = {
  'ch.ask.switch-insurer-owing': {
    says: 'Zijn aangemaande premies, kostendelen, rente of kosten van het betalingskantoor open, dan kunt u de basisverzekeraar niet verlaten. Betaal alles voor het einde van de opzegtermijn, meestal 31 december, dan lukt de overstap. Vraag vandaag een precieze lijst. U bent nooit onverzekerd: de oude verzekeraar blijft zorg en medicijnen betalen. Licht de nieuwe in. Vraag het kanton om hulp bij de premie. Aanvullende verzekeringen staan los.',
  },
}
