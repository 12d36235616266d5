/** The Dutch words of the rows in ../enquiry-payday-and-debits.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAYDAY_AND_DEBITS_NL: Words = {
  'ca.fact.stop-debits': {
    says: 'U kunt een machtiging (pre-authorized debit) altijd intrekken, wat de lening ook zegt. Schrijf de kredietgever en geef uw bank een kopie. Vraag de bank de betalingen te stoppen. Gaat er toch iets af, dan moet de bank het terugbetalen als u het binnen 90 dagen meldt. De schuld blijft: bied een plan aan.',
  },
  'ca.fact.payday-loans': {
    says: 'U kunt er niet voor de cel in. Neem geen nieuwe lening voor de oude. Een payday loan mag hoogstens 14 dollar per 100 kosten, en ook de rente na verzuim is beperkt. Stop de afschrijvingen bij de bank en bied een klein bedrag. Een adviseur zonder winstoogmerk of Licensed Insolvency Trustee kan alles samenvoegen.',
  },
}
