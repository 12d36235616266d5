/** Questions about the income that is needed to bring a husband, wife or partner: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARTNER_VISA_INCOME_IT: Words = {
  'gb.ask-immigration.partner-income': {
    dependsOn: 'reddito, risparmi e aiuti',
    says: 'Per il primo visto da partner servono 29.000 £ lorde l’anno; prima dell’11 aprile 2024 era meno. I figli non alzano più la somma. I risparmi aiutano: ciò che supera 16.000 £, tenuto sei mesi, conta diviso per 2,5. Con i soli risparmi sono 88.500 £. Con PIP, Carer’s Allowance o simili la somma non vale: mostri che basta per vivere. Chi ha chiesto prima di quel giorno tiene la vecchia somma di 18.600 £. Di meno? Senta un consulente registrato prima di pagare.',
  },
}
