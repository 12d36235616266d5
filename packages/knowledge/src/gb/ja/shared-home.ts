/** Shared homes without a licence: rent back. The words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const SHARED_HOME_JA: Words = {
  'gb.shared-home.right-licence': {
    says: '二つ以上の家族の五人以上で分け合う家は、たいてい役所の許可が要ります。許可なしで貸すのは犯罪です。',
  },
  'gb.shared-home.right-rent-back': {
    says: '家賃を返すよう First-tier Tribunal に求められます。2026年5月1日以降の事では、2年以内に求めれば2年分までです。それより前は1年でした。',
  },
  'gb.shared-home.answer': {
    says: 'はい、許可が要るのに、ないときです。役所に聞き、家賃の証拠を取っておき、First-tier Tribunal に返還の命令（rent repayment order）を求めます。',
  },
  'gb.shared-home.right-fined': {
    says: '罰金の前に、役所は理由を示し、28日間あなたの返事を待たなければなりません。その後、First-tier Tribunal に訴えられます。役所は合理的な疑いがないほど確かでなければなりません。',
  },
}
