/** Questions about a power cut where someone at home is ill or a small child: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_POWER_CUT_AND_HEALTH_ES: Words = {
  'de.ask-debt.power-cut-ill': {
    says: 'No pueden cortar si eso pone en peligro real la vida o la salud. Envíe hoy un certificado médico, por correo y carta, y pida confirmación. Pida también un plan (Abwendungsvereinbarung): deben ofrecer plazos sin intereses. Además hacen falta dos meses de atraso y 100 €, cuatro semanas de amenaza y una carta ocho días hábiles antes. Si siguen, el Amtsgericht puede pararlo de urgencia. Pida un préstamo al Jobcenter.',
  },
}
