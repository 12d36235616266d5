/** Questions about a deposit kept where no report was made at the start: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NO_ENTRY_REPORT_IT: Words = {
  'be.ask.deposit-no-report': {
    says: 'No. Senza verbale d’entrata (état des lieux, plaatsbeschrijving) si presume che renda la casa come l’ha ricevuta. Il proprietario deve provare che il danno è suo. Chieda per raccomandata lo sblocco della garanzia. Se non firma, decide il giudice di pace. Chieda lì prima una conciliazione gratuita.',
  },
}
