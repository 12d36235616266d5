/** Questions of people who want a council home: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOUSING_REGISTER_JA: Words = {
  'gb.ask-housing.register': {
    says: 'お住まいの自治体（council）に、普通はオンラインで申し込みます。住宅協会の家も同じ名簿から貸されます。居住年数など、自治体ごとに決まりがあり、在留資格も必要です。住まいがない、家が悪い・狭い、病気、暴力の危険は有利に数えられるべきなので、証拠を出します。その後は毎週、申し込める家を見ます。断られたり点が少ないときは、理由と再審査を書面で求めます。まもなく家を失うなら、ホームレスとしても申請します。',
  },
}
