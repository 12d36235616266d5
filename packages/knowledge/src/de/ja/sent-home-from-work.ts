/** The Japanese words of the rows in ../sent-home-from-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SENT_HOME_FROM_WORK_JA: Words = {
  'de.work-talk.reality-off': {
    says: '家に帰されましたが、契約は続いています。雇い主は給料を払い続けなければなりません。',
  },
  'de.work-talk.right-pay': {
    says: '給料は全部もらえます。雇い主が今は仕事を求めないので、後でその時間を働く必要はありません。',
  },
  'de.work-talk.right-work': {
    says: '仕事が続く間、仕事を与えられる権利があります。あなたの意思に反して家に帰せるのは、強い理由があるときだけです。',
  },
  'de.work-talk.right-leave': {
    says: '休暇が使われるのは、手紙にはっきり書いてあり、取り消さずに家に帰すとき（unwiderruflich）だけです。そうでなければ、残ります。',
  },
  'de.work-talk.step-offer': {
    says: '今日書いてください。働く用意があり、働くことを申し出ます。理由と、いつまで続くかを聞きます。',
  },
  'de.work-talk.step-return': {
    says: '鍵と機器は、受取証と引きかえにだけ返してください。連絡がつくようにし、病気になったら証明を送ります。',
  },
  'de.work-talk.option-work': {
    says: '労働裁判所は、あなたに仕事を与えるよう命じられます。必要なら急いで決めます。',
    title: '仕事に戻すよう裁判所に求める',
    cost: '自分の弁護士。労働組合を通せば無料。',
    time: '数日から数週間。',
    risk: '争いが強くなることがあります。',
    bestFor: '理由が弱く、腕を保つ必要があるとき。',
  },
}
