/** Questions of buyers whose seller is bankrupt or closed: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SELLER_GONE_NL: Words = {
  'gb.ask-consumer.seller-bust': {
    says: 'Kijk hoe u betaalde. Ook maar deels met creditcard (credit card), voor iets van meer dan £100 tot £30,000: de kaartfirma is u schuldig wat de verkoper schuldig was, ook bij gebreken (section 75). Met pinpas of voor minder: vraag uw bank meteen om chargeback. De garantie van de maker bindt hemzelf, en wie slecht repareerde moet het goedmaken. Schrijf anders aan de administrators wat u krijgt; vaak komt er weinig.',
  },
}
