/** Questions about a tax bill that cannot be paid in time: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_PLAN_NL: Words = {
  'gb.ask-tax.cannot-pay': {
    says: 'Dien de aangifte op tijd in, ook zonder betaling. Zet dan online een plan (Time to Pay) op: tot 60 dagen na de vervaldag en £30,000. Of 0300 200 3822. Doe het vóór dag 30, anders komt 5% boete; een plan voorkomt die. Rente loopt. Bied alleen wat u volhoudt. Negeer geen brieven: HMRC kan beslag leggen.',
  },
}
