/** The Spanish words of the rows in ../enquiry-hours.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOURS_WORDS: Words = {
  'fr.ask-work.overtime': {
    says: 'Anote sus horas día por día. Ante el juez muestre horas bastante precisas; entonces el empleador debe mostrar las suyas. Las ocho primeras por semana se pagan un 25 % más, luego un 50 %, salvo acuerdo menor (10 % como mínimo). Puede reclamar tres años.',
  },
  'fr.ask-work.hours-changed': {
    dependsOn: 'lo grande que es el cambio',
    says: 'Los cambios pequeños en el día los decide el jefe, con aviso leal. Sueldo, duración o pasar del día a la noche necesitan su sí. A tiempo parcial deben avisar en general siete días laborables antes. Responda por escrito.',
  },
}
