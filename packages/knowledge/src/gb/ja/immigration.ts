/** Japanese: refusals of the Home Office, EU settled status, citizenship and detention. */
import type { Words } from '@plainletter/contracts/rule'

export const IMMIGRATION_JA: Words = {
  'gb.immigration.wants': {
    says: '内務省（Home Office）があなたの申請を断りました。訴え、見直し、再申請のどれができるか、手紙に書いてあります。',
  },
  'gb.immigration.right-appeal': {
    says: '難民の申請や、家族など人権にもとづく申請を断られたら訴えられます。国内なら14日、国外なら28日です。',
  },
  'gb.immigration.right-stay-meanwhile': {
    says: '滞在の許可が切れる前に申請しましたか。それなら、期限内の訴えや見直しが決まるまで、残り、前のように働けます。',
  },
  'gb.immigration.right-review': {
    says: '仕事や留学の多くは、代わりに見直し（administrative review）を求めます。国内なら14日、国外なら28日です。',
  },
  'gb.immigration.right-family': {
    says: 'パートナーが示す収入と書類は規則で決まります。足りなくても、Home Office は家族の生活と子どもの利益を考える必要があります。',
  },
  'gb.immigration.right-settled': {
    says: 'EU の人の定住資格（settled status）を断られたら訴えられます。国内なら14日、国外なら28日です。',
  },
  'gb.immigration.right-citizen': {
    says: '国籍を断られても訴えはできません。法律や事実の間違いなら見直しを頼むか、もう一度申請できます。',
  },
  'gb.immigration.right-bail': {
    says: '収容された人は、Home Office か審判所に仮放免（bail）を求められます。すぐ弁護士を頼みます。収容中は無料の助言があります。',
  },
  'gb.immigration.step': {
    says: '時間が短いので、今週助言を受けます。助言できるのは、弁護士か登録された助言者だけです。封筒やメールを取っておきます。',
  },
  'gb.immigration.answer': {
    says: '今すぐ弁護士か登録された助言者に頼みます。国内では、訴えか見直しまで14日です。どちらかは手紙にあります。期限内に申請したなら、その間は残れます。',
  },
  'gb.immigration.answer-settled': {
    says: 'はい、訴えられます。国内なら14日、国外なら28日です。遅れたよい理由があれば、もう一度申請もできます。',
  },
}
