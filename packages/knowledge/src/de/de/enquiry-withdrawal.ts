/** The German words of the rows in ../enquiry-withdrawal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WITHDRAWAL_DE: Words = {
  'de.ask-withdraw.refund': {
    says: 'Sie dürfen auspacken und wie im Laden ausprobieren. Der Händler muss binnen 14 Tagen alles mit dem normalen Porto erstatten. Er darf warten, bis er die Ware oder Ihren Sendebeleg hat. Nur für mehr Abnutzung als bei einer Prüfung zahlen Sie.',
  },
}
