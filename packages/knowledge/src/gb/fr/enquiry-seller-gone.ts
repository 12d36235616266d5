/** Questions of buyers whose seller is bankrupt or closed: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SELLER_GONE_FR: Words = {
  'gb.ask-consumer.seller-bust': {
    says: "Demandez-vous comment vous avez payé. Même une partie par carte de crédit (credit card), pour un objet de plus de £100 et jusqu'à £30,000 : la société de carte vous doit ce que devait le vendeur, aussi pour les défauts (section 75). Par carte de débit ou pour moins : demandez tout de suite un chargeback à la banque. La garantie du fabricant l'engage lui-même, et qui a mal réparé doit refaire. Sinon écrivez aux administrators ce qu'on vous doit ; souvent il revient peu.",
  },
}
