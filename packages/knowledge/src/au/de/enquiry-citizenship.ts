/** Questions on when somebody can become a citizen: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CITIZENSHIP_DE: Words = {
  'au.ask.citizen-years': {
    says: 'Meist brauchen Sie vier Jahre mit gültigem Visum in Australien, die letzten zwölf Monate als dauerhafter Bewohner. Sie dürfen in den vier Jahren höchstens zwölf Monate weg gewesen sein, im letzten Jahr 90 Tage. Dazu kommen meist ein Test und guter Charakter.',
  },
}
