/** Questions about a job with no contract on paper: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NO_WRITTEN_CONTRACT_JA: Words = {
  'ch.ask.no-written-contract': {
    says: '書面がなくても、働く人の権利があります。口頭で決めた仕事や、普通は有給の仕事は契約です。賃金、四週間の休暇、解約の期間、病気の間の賃金は法律で決まっています。一か月を超える仕事では、会社は名前、開始日、仕事、賃金、時間を書面で知らせる義務があります。メッセージ、支払い、名前を残してください。調停は無料です。',
  },
}
