/** The Spanish words of the rows in ../right-to-housing.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RIGHT_TO_HOUSING_ES: Words = {
  'fr.dalo.want': {
    says: 'La comisión del derecho a la vivienda (DALO) dice si deben alojarle con prioridad.',
  },
  'fr.dalo.right-criteria': {
    says: 'Es urgente si no tiene casa, hay desahucio con sentencia, vive en casa insalubre o demasiado pequeña con un niño, o esperó demasiado.',
  },
  'fr.dalo.right-two-months': {
    says: 'Contra un no tiene dos meses: pedir otra revisión (recours gracieux) o ir al tribunal administrativo. No necesita abogado para empezar.',
  },
  'fr.dalo.right-offer': {
    says: 'Un sí obliga al prefecto a encontrar casa, casi siempre en tres a seis meses. Si no, un juez puede ordenarlo: tiene cuatro meses.',
  },
  'fr.dalo.step': {
    says: 'Envíe lo que faltaba: número de solicitud de vivienda social y renovaciones, rechazos, papeles del desahucio o del estado. Un trabajador social ayuda.',
  },
}
