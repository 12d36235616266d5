/** Questions about a gift voucher that ran out: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_VOUCHER_FR: Words = {
  'ie.ask.voucher-expired': {
    says: 'Non. Un bon-cadeau acheté depuis le 2 décembre 2019 vaut au moins cinq ans, ou sans fin. Une durée plus courte est sans effet. C’est différent pour un bon de promotion, de fidélité ou de remboursement. On ne peut non plus vous obliger à tout dépenser d’un coup ni facturer un changement de nom. Écrivez au magasin avec la date d’achat. Sinon, CCPC 01 402 5555 et small claims procedure.',
  },
}
