/** Questions of people fired after an injury at work: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FIRED_AFTER_INJURY_ES: Words = {
  'us.fact.fired-after-comp': {
    says: "«At will» no sirve aquí: casi todos los estados prohíben despedir por pedir compensación laboral (workers' comp). Algunos plazos son cortos: vea esta semana a un abogado de accidentes de trabajo; la primera charla suele ser gratis. Guarde mensajes, notas médicas y la lista de días que le contaron. El reclamo sigue sin el empleo. Pida desempleo y pregunte si la FMLA protegía esos días.",
  },
  'us.fact.fired-after-comp-ohio': {
    says: "Ohio prohíbe despedir por un reclamo de workers' comp, sea at will o no. Cuentan dos plazos. Su empleador debe recibir su aviso escrito en los 90 días desde el despido, y usted debe demandar en la common pleas court en 180 días. Envíe ya el aviso por correo certificado y guarde copia. Los papeles de terapia muestran qué eran esos días. El reclamo sigue. Pida también desempleo.",
  },
}
