/** The Spanish words of the rows in ../used-cars-and-goods.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const USED_CARS_AND_GOODS_ES: Words = {
  'us.goods.right-guide': {
    says: 'El vendedor debe poner en cada auto usado una guía (Buyers Guide) que dice “as is” o qué garantía hay. Lo que dice es parte del trato.',
  },
  'us.goods.right-work': {
    says: 'Un producto casi siempre debe servir para su uso normal. “As is” puede excluirlo, pero no mentiras ni promesas escritas. Algunos estados prohíben “as is”.',
  },
  'us.goods.right-warranty': {
    says: 'Quien da garantía escrita debe cumplirla y no puede excluir la básica. Si gana en la corte, pueden tener que pagar a su abogado.',
  },
  'us.goods.right-miles': {
    says: 'Si cambiaron el millaje para engañarle, puede reclamar el triple de su pérdida o $10,000, lo que sea más.',
  },
}
