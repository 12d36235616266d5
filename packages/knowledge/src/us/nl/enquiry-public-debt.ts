/** Questions about tickets and about benefits that are asked back: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PUBLIC_DEBT_NL: Words = {
  'us.ask-debt.ticket': {
    says: 'Doe uiterlijk op de datum op de bon iets: betaal, of zeg dat u niet schuldig bent en vraag om een hoorzitting. Neem foto’s en bonnen mee. De datum missen kan kosten geven of uw rijbewijs kosten.',
  },
  'us.ask-debt.overpayment': {
    says: 'Was het niet uw schuld en kunt u het niet betalen, vraag dan kwijtschelding (waiver, SSA-632). Klopt het bedrag niet, ga binnen 60 dagen in beroep (SSA-561). Vraag het binnen 30 dagen, dan nemen zij meestal niets tot de beslissing. U kunt ook minder per maand vragen. Hun eigen fout helpt, maar is niet genoeg.',
  },
}
