/** First steps, rights and ways out for questions about work: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GUIDANCE_WORK_JA: Words = {
  'es.guide.step-work-dates': {
    says: '仕事が終わった日を書きとめてください。解雇を争えるのは20営業日だけです。',
  },
  'es.guide.step-work-sign': {
    says: '「recibí, no conforme」と日付だけを書いて署名してください。',
  },
  'es.guide.step-work-papers': {
    says: '契約書、給与明細、メッセージ、証人の名前を集めてください。',
  },
  'es.guide.step-work-union': {
    says: '今週、労働組合か労働の弁護士に相談してください。',
  },
  'es.guide.right-work-letter': {
    says: '事実と日付を書いた手紙を受ける権利があります。',
  },
  'es.guide.right-work-paro': {
    says: 'どの解雇の後も、失業給付を申し込めます。',
  },
  'es.guide.right-work-wages': {
    says: '未払いの賃金は、1年間、10%の利息を付けて請求できます。',
  },
  'es.guide.work-paper': {
    says: '法律が与える権利は、署名しても手放せません。',
  },
  'es.guide.option-work-claim': {
    title: '調停を申し立てる',
    says: '無料で、期間がしばらく止まります。',
    cost: '無料。',
    time: '解雇なら20営業日。',
    risk: '小さいです。',
    bestFor: '同意できないとき。',
  },
  'es.guide.option-work-talk': {
    title: '会社と話す',
    says: '書面で頼み、期日を決めます。',
    cost: '無料。',
    time: '数日。',
    risk: '期間は進み続けます。',
    bestFor: '続けたい、または合意したいとき。',
  },
  'es.guide.option-work-help': {
    title: '助けを受ける',
    says: '労働裁判所では、労働者に無料の法律扶助があります。',
    cost: '無料。',
    time: '今週。',
    risk: 'ありません。',
    bestFor: '迷っているとき。',
  },
}
