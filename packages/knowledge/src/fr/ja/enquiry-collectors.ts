/** Questions about collectors, formal demands and debts that are too old or unknown: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLLECTORS_JA: Words = {
  'fr.ask-debt.collector-seize': {
    says: '取立て会社は、何も差し押さえられず、家にも入れません。裁判所の命令かほかの執行できる文書と、執行官（commissaire de justice）が必要です。',
  },
  'fr.ask-debt.collector-costs': {
    says: '裁判所の命令がなければ、取立ての費用は債権者が払います（article L. 111-8）。借金と約束した利息だけを払ってください。',
  },
  'fr.ask-debt.unknown-debt': {
    says: '争うと書留で書いてください。契約書、請求書、計算を求めます。証明するのはあなたではなく、相手です。',
  },
  'fr.ask-debt.formal-demand': {
    says: '期日の前に、書面で答えてください。正しい分を払うか、計画を申し出るか、なぜまちがいかを書きます。裁判所の命令ではありません。',
  },
}
