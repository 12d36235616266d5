/** Questions about bullying at work: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BULLYING_ES: Words = {
  'ch.ask.bullying': {
    says: 'La empresa debe proteger su persona y salud. Lleve un diario: día, palabras, testigos. Quéjese por escrito al jefe o a la persona de confianza y pida medidas. Vea a un médico. Ayuda la inspección cantonal de trabajo. No renuncie deprisa: el paro puede quitar días. Un despido por quejarse puede ser abusivo.',
  },
}
