/** The Japanese words of the rows in ../enquiry-repossession.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_REPOSSESSION_JA: Words = {
  'us.repo.right-damages': {
    says: '貸し手が車を取れるのは、平穏にできるときだけで、売る前に知らせなければなりません。そうでなければ、損害を請求できることがあります。',
  },
  'us.repo.right-credit': {
    says: 'まちがった記録を、信用情報機関と貸し手に争ってください。ほとんどの場合30日以内に調べなければなりません。',
  },
  'us.repo.right-calls': {
    says: '携帯電話への自動電話には、あなたの同意が必要です。まちがった電話ごとに $500 になることがあります。',
  },
  'us.repo.right-unfair': {
    says: '銀行は、必要のない保険など、不公正なことをしてはいけません。CFPBに苦情を出し、消費者の弁護士に聞いてください。',
  },
}
