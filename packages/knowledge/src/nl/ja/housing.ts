/** The Japanese words of the Netherlands: housing. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_JA: Words = {
  'nl.home.want': {
    says: '家主が、家を出るよう求めています。手紙だけで、住む権利はなくなりません。',
  },
  'nl.home.want-rent': {
    says: '家主が、家賃を払う義務があると言っています。',
  },
  'nl.home.who': {
    says: '家主か、家主のために書く人です。あなたの意思に反して契約を終わらせられるのは、裁判官だけです。',
  },
  'nl.home.real': {
    says: 'この手紙で家を出る必要はありません。家主は先に裁判所に行かなければなりません。',
  },
  'nl.home.not-yet': {
    says: 'だれも鍵を変えたり、追い出したりできません。できるのは、判決を持つ執行官（deurwaarder）だけです。',
  },
  'nl.home.rights': {
    says: '解約を断り、分割を頼み、裁判官に自分の言い分を話せます。',
  },
  'nl.home.deadline-six': {
    says: '解約の通知では、同意するかどうかを6週間以内に答えるよう求める必要があります。何も言わなければ、同意していません。',
    action: '同意しないと家主に書面で伝える',
    consequence: '家主は、契約を終わらせるよう裁判官に求められます。裁判官が決めるまで住めます。',
  },
  'nl.home.right-judge': {
    says: '裁判官が決めるまで住む権利があります。',
  },
  'nl.home.right-grounds': {
    says: '家主が契約を終わらせるには、法律の理由が必要です。通知に書かなければなりません。',
  },
  'nl.home.right-notice': {
    says: '書留か執行官（deurwaarder）による、3から6か月の予告を受ける権利があります。',
  },
  'nl.home.right-fixed': {
    says: '2024年7月1日からの契約には、ほとんどの場合、決まった期間がありません。一時的な契約は、決められた場合だけです。',
  },
  'nl.home.right-help': {
    says: '家があぶないとき、町の早い借金の助けを受ける権利があります。',
  },
  'nl.home.option-no': {
    title: '解約を断る',
    says: '同意しないと書きます。',
    cost: '無料。',
    time: '6週間以内。',
    risk: '家主が裁判を起こすことがあります。',
    bestFor: '住み続けたいとき。',
  },
  'nl.home.option-plan': {
    title: '分割を提案する',
    says: '新しい家賃と、滞納の一部を払います。',
    cost: '提案した額。',
    time: '手紙1通。',
    risk: '守らないと、裁判になることがあります。',
    bestFor: '家賃の滞納があるとき。',
  },
  'nl.home.option-help': {
    title: '町とJuridisch Loketに頼む',
    says: '家賃の滞納と解約についての無料の助けです。',
    cost: '無料。',
    time: '今週。',
    risk: 'ありません。',
    bestFor: '家があぶないとき。',
  },
  'nl.home.warn-three': {
    says: '滞納が約3か月になると、裁判官は立ち退きを命じることが多いです。その前に動いてください。',
  },
  'nl.rent.right-costs': {
    says: '取り立て費用を請求できるのは、14日の支払い猶予を与えた無料の手紙の後だけです。',
  },
  'nl.home.right-own-use': {
    says: '自己使用には、家主が緊急の必要と、あなたに別の適当な住まいがあることを裁判所で証明する義務があります。出るなら引っ越し費用を求めてください。',
  },
}
