/** The Spanish words of the rows in ../enquiry-violence.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_VIOLENCE_ES: Words = {
  'jp.ask.stalking': {
    says: 'En peligro llame al 110. Si no, al #9110 o a la policía hoy. Puede advertir a la persona; puede seguir una prohibición (禁止命令), y violarla es delito. Guarde mensajes, horas y fotos. No se vea ni responda. Avise a familia y trabajo. La policía ayuda con rondas y refugio.',
  },
  'jp.ask.violence': {
    says: 'En peligro llame al 110. Llame gratis al #8008 o 0120-279-889 (DV相談+). Un centro puede darle un lugar seguro. Un tribunal puede prohibir acercarse o echar a la persona; violarlo es delito. Guarde fotos e informe médico. La ciudad puede ocultar su dirección. Puede llevarse a los niños.',
  },
}
