/** The Italian words of the rows in ../tax-demand.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_REMINDER_IT: Words = {
  'fr.tax.formal-right': {
    says: 'Dopo una richiesta formale (mise en demeure) il Tesoro deve aspettare 30 giorni prima di pignorare. Ha due mesi per contestarla.',
  },
  'fr.tax.surcharge-right': {
    says: 'Può chiedere di togliere l’aumento (remise gracieuse), con un messaggio nel Suo spazio, anche dopo aver pagato la tassa.',
  },
  'fr.tax.claim-online': {
    says: 'Scriva nel Suo spazio su impots.gouv.fr. Chieda tempo prima della data, o reclami con i motivi se la tassa è sbagliata.',
  },
  'fr.tax.right-second-home': {
    says: 'Questa tassa vale solo per seconde case. Nessuno la deve per la casa in cui viveva il 1° gennaio. Errore? Corregga online e reclami entro il 31 dicembre dell’anno prossimo.',
  },
  'fr.tax.right-three-years': {
    says: 'Per l’imposta sul reddito l’ufficio può di regola tornare indietro solo fino alla fine del terzo anno dopo quello del reddito. Per anni più vecchi chieda perché.',
  },
}
