/** The Japanese words of the rows in ../lawsuit-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LAWSUIT_STEPS_JA: Words = {
  'us.claim.step-answer': {
    says: '召喚状（summons）で、答える最後の日か、裁判所に行く日を調べてください。今、カレンダーに書いてください。',
  },
  'us.claim.step-file': {
    says: '裁判所に答弁書を出してください。番号のついた点ごとに、認める、否定する、分からない、のどれかを答えます。',
  },
  'us.claim.step-help': {
    says: '今日、法律扶助（legal aid）か裁判所の自助センターに電話してください。無料です。相手の弁護士への電話は、答弁になりません。',
  },
  'us.claim.step-copy': {
    says: '答弁書の写しを相手の弁護士に送ります。裁判所の印がある1部を取っておきます。',
  },
  'us.claim.step-defences': {
    says: '答弁書に反論を並べます。自分の借金でない、払った、額がちがう、古すぎる、持ち主の証拠がない、などです。',
  },
  'us.claim.step-settle': {
    says: 'いつでも和解できます。先に答弁書を出し、事件番号を入れた約束を書面でもらってください。',
  },
  'us.claim.option-defend': {
    says: 'まちがいを否定し、反論を書いた答弁書を出します。そして、全部の審理に行ってください。',
    title: '答えて、証明させる',
    cost: '裁判所によっては手数料。免除を求めてください',
    time: '多くの州で20日から30日以内に答える',
    risk: '負けると、費用が加わることがあります。',
    bestFor: '借りていない、額がちがう、古い、または借金を買った会社の訴えの場合。',
  },
  'us.claim.option-help': {
    says: '法律扶助、法科大学院の相談所、自助センターが、答弁を手伝えます。',
    title: '無料の法律相談を受ける',
    cost: '収入が低ければ無料',
    time: '今日電話する',
    risk: 'なし。期限は進みます。',
    bestFor: '何を書くか分からない、または額が大きい場合。',
  },
  'us.claim.option-settle': {
    says: '額か分割を提案します。訴えを取り下げるよう求め、そうなったか裁判所に確かめます。',
    title: '和解する',
    cost: '合意した額',
    time: '数日から数週間',
    risk: '書類を裁判所に出さない約束では、欠席判決を止められないことがあります。',
    bestFor: '借りていて、今一部か、分割で払える場合。',
  },
  'us.claim.option-bankruptcy': {
    says: '破産（bankruptcy）の申立ては、ほとんどの裁判と取立てをすぐに止めます。先に、認められた相談員の短い講座が必要です。',
    title: '破産について聞く',
    cost: '裁判所の手数料。弁護士の最初の相談は無料のことが多い',
    time: '数か月か数年',
    risk: '最長10年、信用情報に残ります。',
    bestFor: '一生払えないほど借金が多い場合。',
  },
}
