/** Questions about orders that turn out to be subscriptions: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SUBSCRIPTIONS_NL: Words = {
  'jp.ask.subscription': {
    says: 'Bestellingen via internet kennen geen bedenktijd (クーリング・オフ): de retourregels van de pagina gelden. Staan er geen, dan mag u het binnen acht dagen op uw kosten terugsturen. Verborg het laatste scherm het aantal leveringen, het totaal of het opzeggen? Dan kunt u de bestelling vernietigen: schrijf dat per mail of brief, bewaar schermen en mails, en betaal intussen niet. Zeg ook op op de manier van de winkel. Bel 188, gratis hulp.',
  },
}
