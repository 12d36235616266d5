/** The lease of a shop or an office that ends: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const SHOP_LEASE_DE: Words = {
  'gb.shop-lease.right-renew': {
    says: 'Ein Geschäftsmieter kann meist bleiben und bei Gericht einen neuen Vertrag verlangen. Nicht, wenn der Vertrag diese Regeln vor Beginn ausschloss.',
  },
  'gb.shop-lease.answer': {
    says: 'Meist können Sie bleiben und einen neuen Vertrag verlangen, wenn der alte diese Regeln nicht ausschloss. Der Vermieter braucht einen gesetzlichen Grund, und Sie bekommen vielleicht Geld. Handeln Sie vor dem Tag in jedem Schreiben.',
  },
}
