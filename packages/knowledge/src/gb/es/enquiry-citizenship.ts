/** Questions on when somebody can become a citizen: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CITIZENSHIP_ES: Words = {
  'gb.ask-immigration.citizen-years': {
    says: 'Cinco años solos no bastan. Casi siempre hacen falta cinco años aquí y doce meses con residencia sin límite (settled status o indefinite leave). Con cónyuge británico son tres años, y ese permiso el día de la solicitud. Como mucho 450 días fuera (270 si son tres años), 90 en el último. También el test Life in the UK, inglés y buena conducta. Cuánto tarda esa residencia depende del visado y está cambiando: mire GOV.UK.',
  },
}
