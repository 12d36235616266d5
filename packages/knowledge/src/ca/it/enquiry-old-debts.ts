/** The Italian words of the rows in ../enquiry-old-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OLD_DEBTS_IT: Words = {
  'ca.ask.old': {
    says: 'Quasi tutte le province danno due anni per fare causa, il Québec tre. Dopo può dire al tribunale che è troppo tardi.',
    dependsOn: 'la Sua provincia e il giorno in cui ha pagato l’ultima volta',
  },
  'ca.ask.old-on': {
    says: 'In Ontario hanno due anni per fare causa per quasi tutti i debiti. Un pagamento o un foglio firmato li fa ripartire. Possono ancora scriverle.',
  },
  'ca.ask.old-qc': {
    says: 'In Québec hanno tre anni per fare causa per quasi tutti i debiti. Un pagamento li fa ripartire. Se arrivano troppo tardi, lo dica al tribunale.',
  },
}
