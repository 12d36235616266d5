/** Questions about leave to care for a sick relative: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CARE_LEAVE_ES: Words = {
  'nl.ask.care-leave': {
    says: 'Sí. Por alguien cercano enfermo que le necesita, puede tomar el doble de sus horas semanales al año, con el 70 %. Por enfermedad grave o larga, seis veces, sin sueldo. En urgencia puede irse un poco enseguida, pagado. Dígalo por escrito a la empresa. Solo puede negarse por motivos muy graves, que debe dar. Pregunte entonces al Juridisch Loket.',
  },
}
