/** Questions about paying an allowance back in parts: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ALLOWANCE_PLAN_NL: Words = {
  'nl.ask.allowance-plan': {
    says: 'Ja. U kunt meestal in 24 maanden betalen. Is dat te veel, vraag dan een persoonlijke betalingsregeling die kijkt naar uw inkomen en vaste lasten. Klopt het bedrag niet? Maak dan ook binnen zes weken bezwaar. Vraag het voor de laatste betaaldag, en vraag uw gemeente om hulp bij schulden.',
  },
}
