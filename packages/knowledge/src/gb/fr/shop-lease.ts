/** The lease of a shop or an office that ends: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const SHOP_LEASE_FR: Words = {
  'gb.shop-lease.right-renew': {
    says: 'Un locataire commercial peut le plus souvent rester et demander au tribunal un nouveau bail. Sauf si le bail avait exclu ces règles avant de commencer.',
  },
  'gb.shop-lease.answer': {
    says: "Le plus souvent, vous pouvez rester et demander un nouveau bail, sauf si l'ancien a exclu ces règles. Le bailleur doit avoir une raison légale, et vous aurez peut-être de l'argent. Agissez avant le jour de tout avis.",
  },
}
