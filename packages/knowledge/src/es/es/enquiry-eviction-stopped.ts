/** Questions about stopping an eviction case by paying: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVICTION_STOPPED_ES: Words = {
  'es.ask.evict-pay-stops': {
    says: 'Casi siempre sí, una vez: pague todo lo debido en los diez días hábiles del papel y el caso termina (enervación). No vale si ya la usó. Tampoco si el dueño reclamó el pago de forma que conste al menos 30 días antes de demandar y usted no pagó. Pida abogado de oficio en los tres primeros días, y servicios sociales. Un decreto de octubre de 2026 hace pagar a la administración por personas vulnerables: pregunte si sigue en vigor.',
    dependsOn: 'si es la primera vez y si hubo requerimiento',
  },
}
