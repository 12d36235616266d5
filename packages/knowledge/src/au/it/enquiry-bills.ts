/** Questions about power and phone: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BILLS_IT: Words = {
  'au.ask.cut-off': {
    says: 'Devono prima avvisarla e offrire aiuto. Chieda un piano a rate e il programma per chi è in difficoltà (hardship program). L’ombudsman dell’energia può fermarlo.',
    dependsOn: 'se ha chiesto aiuto e rispetta un piano',
  },
  'au.ask.phone': {
    says: 'Prima reclami alla società. Se non aiuta, il Telecommunications Industry Ombudsman lo esamina gratis: 1800 062 058.',
  },
  'au.ask.cut-off-now': {
    says: 'Chiami subito il fornitore. Chieda un piano a rate e aiuto per le difficoltà (hardship); allora il distacco deve fermarsi. Se non aiuta, chiami l’ombudsman dell’energia.',
  },
  'au.ask.undercharged': {
    says: 'Di solito solo gli ultimi nove mesi, o quattro nel Victoria, se la colpa non era Sua. Devono farLa pagare nello stesso tempo, senza interessi. L’ombudsman dell’energia è gratis.',
  },
}
