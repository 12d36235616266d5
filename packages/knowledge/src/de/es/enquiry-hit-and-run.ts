/** Questions about being accused of leaving after an accident: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HIT_AND_RUN_ES: Words = {
  'de.ask-crime.hit-and-run': {
    says: 'No diga aún nada de los hechos, ni que conducía ni que no notó nada. Solo debe nombre y dirección, y no tiene que ir a la policía. Deje el coche como está. Un abogado pide antes el expediente: solo es delito si notó el golpe. El carné puede depender de ello: vaya esta semana. Avise al seguro en una semana. ¿Fue aparcando hace menos de un día? Avise ahora.',
  },
}
