/** : the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_PEOPLE_IT: Words = {
  'gb.ask-debt.dead-family-pays': {
    says: 'No, se il familiare non ha firmato anche lui. Si paga con ciò che la persona ha lasciato. Scriva della morte alla società, chieda di fermare le chiamate, e faccia reclamo se continua.',
  },
  'gb.ask-debt.loan-in-my-name': {
    says: 'Scriva oggi al creditore che non l’ha preso Lei. Chieda di indagare e di fermare il recupero. Lo segnali a Report Fraud, e controlli i Suoi rapporti di credito gratuiti.',
  },
}
