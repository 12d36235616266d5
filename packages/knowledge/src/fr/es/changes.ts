/** The Spanish words of the rows in ../changes.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { europeanChangeWords } from '../../europe/change-words.ts'

export const CHANGES_WORDS: Words = {
  'fr.news.consumer-credit': {
    says: 'Para contratos desde el 20 de noviembre de 2026, las reglas del crédito al consumo cubren también los préstamos pequeños y casi todo el pago a plazos.',
    was: 'Los préstamos de menos de 200 € o de más de 75.000 € y casi todo pago a plazos gratis en menos de tres meses quedaban fuera.',
    is: 'El crédito hasta 100.000 € está cubierto, con un examen de lo que usted puede pagar. Los contratos anteriores siguen en general con las reglas viejas.',
  },
  ...europeanChangeWords('fr', 'es'),
}
