/** Questions about an insurer that refuses because the premium came late: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PREMIUM_UNPAID_IT: Words = {
  'be.ask.premium-late': {
    says: 'Un premio in ritardo non toglie da solo la copertura. L’assicuratore deve prima diffidare per raccomandata o ufficiale e dare almeno 15 giorni. Solo dopo può sospenderla. L’incidente è stato prima, o aveva già pagato? Allora deve pagare. Chieda la prova della lettera, poi l’ombudsman, gratis.',
    dependsOn: 'se c’è stata prima una diffida',
  },
}
