/** Questions about insurers: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_IT: Words = {
  'au.ask.insurer': {
    says: 'Chieda i motivi per iscritto e reclami all’assicurazione. Dopo 30 giorni, o dopo un no, vada gratis da AFCA.',
  },
  'au.ask.health-insurer': {
    says: 'Il fondo può farLa aspettare 12 mesi per una malattia di prima, e il suo medico deve esaminarla. Chieda il motivo, poi vada gratis al Commonwealth Ombudsman.',
  },
}
