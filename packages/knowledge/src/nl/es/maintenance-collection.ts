/** The Spanish words of the rows in ../maintenance-collection.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const MAINTENANCE_COLLECTION_ES: Words = {
  'nl.lbio.right-pay-first': {
    says: 'Pague lo atrasado en el plazo de la carta y envíe la prueba. Así el LBIO no se hace cargo ni añade gastos.',
  },
  'nl.lbio.step-late': {
    says: 'El plazo de la carta parece pasado: el LBIO puede hacerse cargo y sumar costes. Llame hoy, pague lo que pueda y mande pruebas.',
  },
  'nl.lbio.right-change': {
    says: '¿Bajaron sus ingresos? Un juez puede cambiar la suma; lo pide un abogado. Hasta entonces vale la antigua, así que actúe pronto.',
  },
}
