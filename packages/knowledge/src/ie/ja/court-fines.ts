/** Fines of a court that were not paid: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_FINES_JA: Words = {
  'ie.public-debt.fine-want': {
    says: '裁判所の事務局（Courts Service）が、裁判官の科した罰金の支払いを求めています。事件番号、残りの額、期限を見てください。',
  },
  'ie.public-debt.fine-who': {
    says: 'Courts Service は、裁判所の事務を行う機関です。通知を送り、裁判官の科した罰金の支払いを受け取ります。',
  },
  'ie.public-debt.fine-reality': {
    says: '裁判所の罰金を払わないと、裁判官のもとに戻ります。給料からの天引きや社会奉仕を命じることがあります。500ユーロを超えて残っていれば、物を差し押さえることもあります。',
  },
  'ie.public-debt.fine-know-prison': {
    says: '未払いの罰金で刑務所に入るのは、最後の手段です。裁判所はまず給料、物、社会奉仕を考えなければなりません。',
  },
  'ie.public-debt.fine-right-parts': {
    says: '100ユーロを超える裁判所の罰金は、1年かけて分割で払えます。初回は罰金の日から42日以内に払う必要があります。',
  },
  'ie.public-debt.fine-right-court': {
    says: '未払いの罰金について裁判所が何かを命じる前に、あなたは呼び出されます。必ず行き、収入と支出を書いた紙を出してください。裁判官はそれを見なければなりません。',
  },
  'ie.public-debt.fine-step-pay': {
    says: '罰金または残りの額を、事件番号を使ってオンラインか郵便局で払い、領収書を取っておいてください。払えなければ、今すぐ裁判所の窓口に電話してください。',
  },
}
