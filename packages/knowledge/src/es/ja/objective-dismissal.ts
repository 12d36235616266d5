/** Dismissals for reasons of the firm (despido objetivo, ERE): the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const OBJECTIVE_DISMISSAL_JA: Words = {
  'es.work.want-objective': {
    says: '会社の事情か、あなたが仕事に合わなくなったことを理由に、仕事が終わると言っています。あなたは悪いことをしていません。',
  },
  'es.work.right-twenty-days': {
    says: '客観的な理由の解雇では、1年につき20日分の賃金を、最高12か月分、手紙と同時に受け取ります。',
  },
  'es.work.right-fifteen-notice': {
    says: '客観的な理由の解雇では、15日の予告と、仕事探しのための週6時間の有給があります。なければ、その日数分を払います。',
  },
  'es.work.right-collective': {
    says: '集団の解雇（ERE）では、会社は先に労働者側と話す必要があります。それでも、あなたは自分の手紙と、1年につき少なくとも20日分を受け取ります。',
  },
  'es.work.insight-money-same-time': {
    says: '客観的な理由の解雇では、手紙といっしょにお金を示す必要があります。なければ、ほとんどの場合、不当です。',
    actionable: 'お金を受け取ったか、いつかを書きとめてください。',
  },
  'es.work.tactic-take-money': {
    says: '示されたお金を受け取っても、解雇を争えます。',
    risk: '勝ったとき、受け取った分は差し引かれます。',
    notWhen: '調停で合意に署名するときは使えません。',
  },
  'es.work.right-figures': {
    says: '手紙には事実が必要です。経営の理由なら数字です。「会社が苦しい」だけでは足りません。その場合、解雇は多くが不当とされます。',
  },
}
