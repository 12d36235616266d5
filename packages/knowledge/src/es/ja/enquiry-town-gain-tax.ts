/** The Japanese words of the rows in ../enquiry-town-gain-tax.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TOWN_GAIN_TAX_JA: Words = {
  'es.ask.town-gain-tax': {
    says: '買った額以下で売ったなら、申告して両方の証書を示せば払う必要はありません。そうでなければ、実際のもうけが小さいときはそれを使わなければなりません。1か月以内に不服（recurso de reposición）を申し立ててください。',
    dependsOn: '二つの証書の金額',
  },
}
