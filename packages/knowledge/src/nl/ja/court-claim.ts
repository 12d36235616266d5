/** The Japanese words of the Netherlands: court claims. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_JA: Words = {
  'nl.court.want': {
    says: 'だれかがあなたを訴えています。何を求め、いつ始まるかが、呼出状（dagvaarding）に書いてあります。',
  },
  'nl.court.who': {
    says: '執行官（deurwaarder）が相手のために届けます。€25,000までと、すべての賃貸と仕事の事件は、区の裁判官（kantonrechter）が決めます。',
  },
  'nl.court.real': {
    says: 'まだ何も決まっていません。弁護士がいなくても、まだ答えられます。',
  },
  'nl.court.not-yet': {
    says: 'ほとんどの場合、裁判官が決める前に、給料や物を取ることはだれにもできません。',
  },
  'nl.court.rights': {
    says: '書面か本人が行って答え、もっと時間を頼めます。ここでは裁判所の手数料はかかりません。',
  },
  'nl.court.deadline-day': {
    says: '遅くとも呼出状（dagvaarding）にある裁判の日までに、答えるか時間を頼んでください。',
    action: '呼出状に答える',
    consequence: 'ほとんどの場合、裁判官は相手の求めを認めます。',
  },
  'nl.court.step-day': {
    says: '裁判の日と事件番号を探してください。今書きとめます。',
  },
  'nl.court.step-reply': {
    says: 'その日の前に裁判所に答えを送るか、行ってください。もっと時間（uitstel）を頼むこともできます。',
  },
  'nl.court.step-help': {
    says: 'Juridisch Loketに電話してください。答え（verweer）の手助けを頼みます。',
  },
  'nl.court.step-defend': {
    says: '何がまちがいかを書き、証拠を送ってください。支払い、手紙、契約書です。借金が古すぎるなら、そう書きます。',
  },
  'nl.court.step-costs': {
    says: '費用を確かめてください。14日の手紙（veertiendagenbrief）を受け取っていないなら、そう言います。',
  },
  'nl.court.step-settle': {
    says: '払う義務があるなら、早めに執行官（deurwaarder）に電話し、分割を提案してください。裁判が止まると書面でもらいます。',
  },
  'nl.court.right-week': {
    says: 'ほとんどの場合、呼出状（dagvaarding）から裁判の日まで、少なくとも1週間必要です。',
  },
  'nl.court.right-alone': {
    says: '区の裁判官（kantonrechter）の前では、自分で話せます。',
  },
  'nl.court.right-fee': {
    says: 'そこで訴えられた人は、裁判所の手数料（griffierecht）を払いません。',
  },
  'nl.court.option-defend': {
    title: '請求に答える',
    says: 'まちがっている理由を、裁判官に書くか話します。',
    cost: '裁判所の手数料はありません。',
    time: '裁判の日の前。',
    risk: '負けると費用がかかります。',
    bestFor: '全部か一部に同意できないとき。',
  },
  'nl.court.option-settle': {
    title: '執行官と分割を決める',
    says: '毎月の額を提案し、裁判を止めるよう頼みます。',
    cost: '提案した額と、いくらかの費用。',
    time: '今週。',
    risk: '止まるまでは、裁判所に答えてください。',
    bestFor: '払う義務があるとき。',
  },
  'nl.court.option-help': {
    title: '無料の法律の助けを頼む',
    says: 'Juridisch Loketが、何をすればよいか教えます。',
    cost: '無料。',
    time: '今週。',
    risk: 'ありません。',
    bestFor: '何を書けばよいか迷うとき。',
  },
  'nl.court.warn-silent': {
    says: '何もしないと、裁判官はほとんどの場合、あなたなしで請求を認めます（verstek）。',
  },
}
