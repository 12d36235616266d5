/** Questions about an insurer that refuses because the premium came late: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PREMIUM_UNPAID_ES: Words = {
  'be.ask.premium-late': {
    says: 'Una prima tardía no acaba sola con la cobertura. El seguro debe antes requerir por carta certificada o agente y dar al menos 15 días. Solo después puede suspenderla. ¿El accidente fue antes, o ya había pagado? Entonces debe pagar. Pida la prueba de la carta, luego el ombudsman de seguros, gratis.',
    dependsOn: 'si hubo antes un requerimiento formal',
  },
}
