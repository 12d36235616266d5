/** The Spanish words of the rows in ../parent-support.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PARENT_SUPPORT_ES: Words = {
  'de.parents.want': {
    says: 'La oficina social paga por su padre o madre y quiere saber si debe contribuir (Elternunterhalt).',
  },
  'de.parents.reality': {
    says: 'Hasta 100.000 € brutos al año no debe nada. Solo cuentan sus ingresos.',
  },
  'de.parents.right-presume': {
    says: 'La ley presume que gana menos. Solo pueden pedirle papeles si hay indicios claros de más.',
  },
  'de.parents.right-savings': {
    says: 'Ahorros, vivienda e ingresos del cónyuge no cuentan para este límite.',
  },
  'de.parents.right-unfair': {
    says: 'Incluso por encima conserva lo suficiente para usted y su familia. Un padre que le falló gravemente puede recibir menos o nada.',
  },
  'de.parents.step': {
    says: 'Escriba en plazo: «Mis ingresos anuales son inferiores a 100.000 €». Sin papeles del banco al principio. Por encima, un abogado.',
  },
  'de.parents.option': {
    says: 'Diga que no se alcanza el límite. Pregunte por los indicios.',
    title: 'Alegar el límite',
    cost: 'Gratis.',
    time: 'Esta semana.',
    risk: 'Ninguno.',
    bestFor: 'Gana menos.',
  },
}
