/** Spanish: the words of the rows in ../hire-purchase.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HIRE_PURCHASE_ES: Words = {
  'gb.credit.right-car-finance': {
    says: 'Si una comisión alta u oculta hizo injusta su financiación del coche, puede reclamar. Quéjese gratis al prestamista. No necesita una empresa para ello.',
  },
  'gb.credit.right-hire': {
    says: 'Pagado un tercio, necesitan un juez para llevarse el bien. Pagada la mitad, puede devolverlo cuidado y no deber más. Un tribunal puede darle tiempo.',
  },
  'gb.credit.right-faulty-on-finance': {
    says: '¿Falla algo comprado a crédito? Quéjese también al prestamista, no solo al vendedor. Tras ocho semanas, o su última respuesta, el Financial Ombudsman puede decidir gratis.',
  },
}
