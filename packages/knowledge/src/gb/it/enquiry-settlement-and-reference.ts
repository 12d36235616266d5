/** Questions about a settlement agreement and about a reference: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SETTLEMENT_AND_REFERENCE_IT: Words = {
  'gb.ask-work.settlement': {
    says: 'Non firmi ancora. La lega solo dopo il consiglio di un consulente indipendente, e di solito lo paga il datore di lavoro. Acas dice che almeno 10 giorni per pensare è giusto.',
  },
  'gb.ask-work.reference': {
    says: 'Quasi nessun datore di lavoro deve dare una referenza (reference). Se la dà, deve essere vera e giusta. Può chiedere di vedere quella mandata al nuovo datore di lavoro.',
    dependsOn: 'il Suo contratto e il Suo settore',
  },
}
