/** Questions about speeding notices: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SPEEDING_JA: Words = {
  'gb.ask-speed.not-driver': {
    says: '28日以内に用紙を返送し、運転していた人の名前と、分かる住所を書いてください。写しを取っておいてください。本当のことだけを書いてください。答えないこと自体が別の犯罪です。6点と最高£1,000の罰金です。',
  },
  'gb.ask-speed.fourteen-days': {
    says: '最初の通知は、ほとんどの場合、違反から14日以内に登録上の車の持ち主に届かなければなりません。もっと遅く届いたなら、相談してください。速度については有罪にできないかもしれません。それでも、運転者についての用紙は返送してください。',
  },
  'gb.ask-speed.course': {
    says: '多くの人には講習のほうが有利です。点数も罰金も有罪もつきません。費用は自分で払い、期限までに予約します。保険会社に聞かれたときだけ、正直に答えれば足ります。断れば、少なくとも£100と3点を覚悟してください。',
  },
}
