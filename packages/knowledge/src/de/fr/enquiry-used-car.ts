/** Questions about faulty cars from a dealer: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_USED_CAR_FR: Words = {
  'de.ask-buy.dealer-car': {
    says: 'Un vendeur pro ne peut exclure la garantie envers un particulier, quoi que dise le contrat. La première année, la loi présume que le défaut existait au départ. Demandez par écrit la réparation avec une date limite. Sinon : moins cher, ou rendez la voiture. L’usure normale n’est pas couverte.',
  },
}
