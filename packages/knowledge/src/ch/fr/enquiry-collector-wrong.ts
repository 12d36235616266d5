/** Questions about a collection firm that claims what is not owed: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLLECTOR_WRONG_FR: Words = {
  'ch.ask.collector-wrong': {
    says: 'Écrivez une fois que vous ne devez rien, avec la preuve du paiement, et demandez les pièces de la créance. Ne payez pas d’acompte. Une société de recouvrement n’a pas de pouvoir propre : elle ne peut rien saisir. Seule une poursuite compte : si un commandement de payer arrive, faites opposition dans les dix jours. C’est gratuit.',
  },
}
