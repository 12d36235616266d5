/** The lease of a shop or an office that ends: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const SHOP_LEASE_IT: Words = {
  'gb.shop-lease.right-renew': {
    says: "Chi affitta per lavoro può quasi sempre restare e chiedere al giudice un nuovo contratto. Non se il contratto ha escluso queste regole prima dell'inizio.",
  },
  'gb.shop-lease.answer': {
    says: 'Quasi sempre può restare e chiedere un nuovo contratto, salvo che il vecchio abbia escluso queste regole. Il proprietario deve avere un motivo di legge, e forse avrà denaro. Agisca prima del giorno di ogni avviso.',
  },
}
