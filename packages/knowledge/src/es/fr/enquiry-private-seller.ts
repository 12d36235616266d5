/** The French words of the rows in ../enquiry-private-seller.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PRIVATE_SELLER_FR: Words = {
  'es.ask.private-seller': {
    says: 'Une vente entre particuliers oblige : livrer ou rembourser. Utilisez à temps la protection du site et la carte. Puis une mise en demeure. Si c’était une tromperie dès le début, portez plainte.',
  },
}
