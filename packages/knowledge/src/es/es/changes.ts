/** The Spanish words of the rows in ../changes.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { europeanChangeWords } from '../../europe/change-words.ts'

export const CHANGES_WORDS: Words = {
  'es.news.rent-index': {
    says: 'Desde 2025 la subida anual de la mayoría de los alquileres más nuevos está limitada por un índice del INE (IRAV).',
    was: 'La renta seguía el IPC, con un tope del 2 % y luego del 3 %.',
    is: 'En contratos desde el 26 de mayo de 2023 la subida no puede pasar del IRAV de ese mes.',
  },
  'es.news.talks-first': {
    says: 'Desde el 3 de abril de 2025 la mayoría de las demandas civiles exige intentar antes un acuerdo (MASC). Quien ignora una oferta justa puede pagar las costas.',
    was: 'Un acreedor podía demandar sin hablar antes.',
    is: 'Antes de la mayoría de las demandas hay que intentar un acuerdo y guardar la prueba. Conteste a tiempo a esa oferta.',
  },
  'es.news.minimum-wage': {
    says: 'El salario mínimo de 2026 es de 1.221 € al mes en 14 pagas. Esa parte del sueldo no se puede embargar.',
    was: 'En 2025 era de 1.184 €.',
    is: 'El sueldo hasta 1.221 € al mes está a salvo. Por encima solo se puede embargar una parte.',
  },
  'es.news.light-contract': {
    says: 'Desde el 12 de junio de 2026 los hogares pueden dejar el contrato de luz cuando quieran.',
    was: 'El contrato podía cobrar por irse antes.',
    is: 'Puede irse sin penalización. En el primer año de precio fijo, como mucho el 5 % de la energía pendiente.',
  },
  ...europeanChangeWords('es', 'es'),
}
