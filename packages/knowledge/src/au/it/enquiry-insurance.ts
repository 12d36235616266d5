/** Questions about insurers: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_IT: Words = {
  'au.ask.insurer': {
    says: 'Reclami per iscritto all’assicuratore e chieda i motivi, la clausola e la perizia. Faccia fare una perizia Sua, da un tettista o meccanico. L’assicuratore deve provare un’esclusione come l’usura. Ha 30 giorni. Dopo, o dopo un no, AFCA è gratis; la decisione vincola l’assicuratore, non Lei. Eviti altri danni e tenga le ricevute.',
  },
  'au.ask.health-insurer': {
    says: 'Il fondo può farLa aspettare 12 mesi per una malattia di prima, e il suo medico deve esaminarla. Chieda il motivo, poi vada gratis al Commonwealth Ombudsman.',
  },
}
