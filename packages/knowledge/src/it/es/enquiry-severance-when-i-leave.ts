/** Questions of people who fear to lose their severance pay (TFR) when they resign: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SEVERANCE_WHEN_I_LEAVE_ES: Words = {
  'it.ask.tfr-resign': {
    says: 'El TFR es suyo acabe como acabe el empleo, también si usted renuncia, e incluso en prueba. No pueden retenerlo como castigo. Solo pueden descontar la paga de un preaviso no trabajado. Lo que suele perder es el paro (NASpI), salvo que se fuera por buena causa, como sueldos sin pagar. Si fue a un fondo de pensiones, sigue siendo suyo allí. Tiene cinco años para reclamarlo.',
  },
}
