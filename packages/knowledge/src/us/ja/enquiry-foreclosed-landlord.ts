/** Questions of tenants whose landlord lost the home to foreclosure: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FORECLOSED_LANDLORD_JA: Words = {
  'us.fact.tenant-foreclosed': {
    says: '数日で出る必要はありません。差押え（foreclosure）の後、連邦法は本物の借り手に書面で90日を与えます。前からの契約はたいてい満了まで続き、買い手が住む場合も90日は守られます。まだ署名しないでください。新しい持ち主に契約と支払いの証拠を送り、所有の証明を求めます。家賃は用意しておき、裁判所の書類には期限内に答え、敷金はlegal aidに相談を。',
  },
}
