/** Questions about the list for a home from the council: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOUSING_LIST_JA: Words = {
  'ie.ask.housing-list': {
    says: '申請書とすべての書類を地元の自治体（council）に出してください。ふつう12週間以内に決めなければなりません。追加を求められたら、4週間以内に出します。断られたら、書面で自治体に不服を申し立てます。そのあとOmbudsmanを無料で使えます。名簿に載れば、民間で借りるためのHAPを申請できます。1年に2回申し出を断ると、しばらく順番を失うことがあります。',
  },
}
