/** Questions about a demand of INPS for contributions: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INPS_DUES_ES: Words = {
  'it.ask.inps-dues': {
    says: 'Un aviso de cargo (avviso di addebito) es ejecutable: pague en 60 días o pida plazos al recaudador (AdER), en 2026 hasta 84 meses con una simple solicitud. Si está mal, solo tiene 40 días ante el tribunal laboral, 20 por defectos de forma, con abogado, gratis con pocos ingresos. Las cuotas prescriben casi siempre a los cinco años sin notificación. ¿Cerró el negocio? Avise al INPS y a la cámara.',
  },
}
