/** The lease of a shop or an office that ends: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const SHOP_LEASE_NL: Words = {
  'gb.shop-lease.right-renew': {
    says: 'Een zakelijke huurder kan meestal blijven en de rechter om een nieuw contract vragen. Niet als het contract deze regels vooraf uitsloot.',
  },
  'gb.shop-lease.answer': {
    says: 'Meestal kunt u blijven en een nieuw contract vragen, tenzij het oude deze regels uitsloot. De verhuurder heeft een wettige reden nodig, en u krijgt misschien geld. Doe iets voor de dag in elke brief.',
  },
}
