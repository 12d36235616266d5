/** The Japanese words of Belgium: scams. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_TERMS_JA: Words = {
  'be.scam.right-unordered': {
    says: '注文していない物に、払ったり、送り返したりする必要はありません。',
  },
  'be.scam.who': {
    says: '知られた名前を使う詐欺師のようです。本当の番号を自分で調べ、そこに聞いてください。',
  },
  'be.scam.not-yet': {
    says: '答えなくても、何も取られません。本物の請求なら、先に裁判官か公式の書類が必要です。',
  },
  'be.scam.step-police': {
    says: 'お金を失ったなら、警察に届け、番号を残してください。銀行がその番号を求めます。',
  },
  'be.scam.right-hearing': {
    says: '本物の警察はメールではなく直接話を聞き、その前に弁護士に相談できます。何の件かを簡単に伝え、送金と引きかえに事件を終わらせることはありません。',
  },
}
