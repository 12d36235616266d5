/** The Spanish words of the rows in ../help-public-bodies.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_BODIES_ES: Words = {
  'au.help.fwo': { does: 'Ayuda gratis con el sueldo, las vacaciones y el preaviso.' },
  'au.help.fwc': { does: 'Decide sobre despidos injustos y otros reclamos en el trabajo.' },
  'au.help.scamwatch': { does: 'Recibe avisos de estafas y dice qué hacer.' },
  'au.help.afsa': {
    does: 'Explica la bancarrota (bankruptcy) y los acuerdos de deudas (debt agreements).',
  },
  'au.help.accc': { does: 'Explica los derechos del consumidor y recibe avisos.' },
}
