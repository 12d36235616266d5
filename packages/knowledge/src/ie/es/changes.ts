/** The Spanish words of Ireland: changes. */
import type { Words } from '@plainletter/contracts/rule'

import { europeanChangeWords } from '../../europe/change-words.ts'

export const CHANGES_ES: Words = {
  'ie.news.rent-control': {
    says: 'Desde el 20 de junio de 2025 los límites a la subida de alquiler valen en todo el país.',
    was: 'Los límites solo valían en zonas de presión (rent pressure zones).',
    is: 'Todo el país está cubierto. Compruebe un aviso de alquiler con el Residential Tenancies Board.',
  },
  'ie.news.lender-rules': {
    says: 'Las nuevas reglas para bancos y prestamistas sobre clientes con atrasos empezaron el 24 de marzo de 2026.',
    was: 'Valían el Consumer Protection Code de 2012 y el código sobre atrasos de hipoteca.',
    is: 'Las sustituyen reglamentos del banco central (Central Bank). Los prestamistas aún deben ayudarle y no contactarle demasiado.',
  },
  'ie.news.minimum-wage': {
    says: 'Desde el 1 de enero de 2026 el sueldo mínimo es de 14,15 € por hora.',
    was: 'Era de 13,50 € por hora.',
    is: 'Es de 14,15 € para personas de 20 años o más.',
  },
  'ie.news.auto-enrolment': {
    says: 'Desde el 1 de enero de 2026 la mayoría de los empleados sin pensión de empresa entran en un plan de ahorro del Estado.',
    was: 'Nadie tenía que entrar en una pensión de empresa.',
    is: 'Pagan usted, su empresa y el Estado. Puede salir en el séptimo y octavo mes.',
  },
  ...europeanChangeWords('ie', 'es'),
}
