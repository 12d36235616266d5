/** Questions about tickets and about benefits that are asked back: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PUBLIC_DEBT_NL: Words = {
  'us.ask-debt.ticket': {
    says: 'Doe uiterlijk op de datum op de bon iets: betaal, of zeg dat u niet schuldig bent en vraag om een hoorzitting. Neem foto’s en bonnen mee. De datum missen kan kosten geven of uw rijbewijs kosten.',
  },
  'us.ask-debt.overpayment': {
    says: 'Doe binnen 30 dagen iets, zodat zij geen geld gaan nemen. U hebt 60 dagen voor beroep (SSA-561). Om kwijtschelding (waiver, SSA-632) kunt u altijd vragen.',
  },
}
