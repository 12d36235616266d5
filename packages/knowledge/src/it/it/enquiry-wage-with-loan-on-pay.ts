/** Questions about a seizure of pay beside a loan that is paid from pay (cessione del quinto): the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WAGE_WITH_LOAN_ON_PAY_IT: Words = {
  'it.ask.wage-and-cessione': {
    says: 'La cessione non blocca il pignoramento. Un creditore privato può prendere un quinto dello stipendio netto, ma cessione e pignoramento insieme non possono superare la metà. Il pignoramento non è motivo di licenziamento. Può ancora accordarsi: offra per iscritto una somma o rate prima dell’udienza, e il creditore rinunci. La cifra è sbagliata? Veda subito un avvocato, gratuito con reddito basso. Se è troppo, vada da un OCC (sovraindebitamento).',
  },
}
