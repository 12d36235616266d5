/** The Spanish words of Belgium: changes. */
import type { Words } from '@plainletter/contracts/rule'

import { europeanChangeWords } from '../../europe/change-words.ts'

export const CHANGES_ES: Words = {
  'be.news.first-reminder-free': {
    says: 'Desde el 1 de diciembre de 2023 las reglas sobre recordatorios y gastos valen también para contratos más viejos.',
    was: 'Para contratos de antes de septiembre de 2023 valían las reglas viejas.',
    is: 'En todas las facturas el primer recordatorio es gratis, con 14 días para pagar, y los gastos tienen tope.',
  },
  'be.news.brussels-unfair-rent': {
    says: 'En Bruselas un alquiler abusivo está prohibido desde el 1 de mayo de 2025. Más del 20 % sobre el alquiler de referencia cuenta casi siempre como abusivo.',
    was: 'El alquiler de referencia era solo una guía.',
    is: 'Puede pedir su opinión a la comisión de alquileres (CPL), y a un juez que baje el alquiler.',
  },
  'be.news.unemployment-limit': {
    says: 'Desde 2026 la ayuda por desempleo se limita a 24 meses como mucho. La gente la pierde por pasos durante 2026.',
    was: 'La ayuda no tenía fecha de fin.',
    is: 'Dura un año, y hasta un año más para quien trabajó más tiempo. Pregunte a la ONEM (RVA) por su último día.',
  },
  'be.news.judge-checks-age': {
    says: 'Un juez debe mirar ahora por sí mismo si la deuda de un consumidor con una empresa es demasiado vieja.',
    was: 'Tenía que decir usted mismo que la deuda era demasiado vieja.',
    is: 'El juez también lo mira. Dígalo igual, por escrito.',
  },
  ...europeanChangeWords('be', 'es'),
}
