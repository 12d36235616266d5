/** Questions about a thing bought from a private person: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PRIVATE_SALE_FR: Words = {
  'ie.ask.private-goods': {
    says: 'Avec un vendeur privé, la chose doit lui appartenir et être comme décrite. Si elle est volée, le propriétaire peut la reprendre, mais le vendeur doit vous rembourser : prévenez les gardaí avec l’annonce. Écrivez au vendeur, demandez à la banque ou à l’appli de récupérer le paiement, puis saisissez la District Court.',
  },
}
