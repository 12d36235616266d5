/** Debts that were sold: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const SOLD_DEBT_WORDS: Words = {
  'it.debt.who-buyer': {
    says: 'La carta dice que su deuda se vendió. El nuevo dueño puede pedirle que pague, pero no tiene más poderes. Pídale pruebas.',
  },
  'it.debt.right-sold-proof': {
    says: 'Si la deuda se vendió, cuenta un pago hecho antes de saberlo. Puede usar las mismas defensas contra el nuevo dueño.',
  },
  'it.debt.insight-block-sale': {
    says: 'Cuando se venden muchas deudas juntas, un aviso en el boletín oficial (Gazzetta Ufficiale) puede no probar que la suya está entre ellas.',
    actionable: 'Pida la escritura y la lista que nombra su deuda.',
  },
  'it.debt.right-same-defences': {
    says: 'Frente al nuevo dueño de la deuda conserva todas sus defensas: pagada, prescrita, mal calculada.',
  },
}
