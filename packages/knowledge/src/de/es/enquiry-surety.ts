/** Questions about a person who stood surety for the debt of another: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SURETY_ES: Words = {
  'de.ask-debt.surety': {
    says: 'Una fianza solo vale firmada a mano en papel, y hasta la suma escrita. Pida al banco ese papel y la cuenta. ¿Era desde el principio excesiva para sus ingresos, por cónyuge, pareja, padres o hijo? Entonces suele ser nula. Si vale, pida plazos pequeños y reclame al amigo lo que pague. Vea antes una asesoría de deudas.',
    dependsOn: 'qué firmó y si era demasiado para usted',
  },
}
