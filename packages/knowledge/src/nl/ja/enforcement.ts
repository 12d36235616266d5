/** The Japanese words of the Netherlands: enforcement. */
import type { Words } from '@plainletter/contracts/rule'

export const ENFORCEMENT_JA: Words = {
  'nl.bailiff.want': {
    says: '執行官が、判決か命令にもとづいて支払いを求めています。払わないと、差し押さえ（beslag）が続くことがあります。',
  },
  'nl.bailiff.who': {
    says: '執行官（gerechtsdeurwaarder）は、厳しい規則のある公の職です。懲戒の裁判所に苦情を出せます。',
  },
  'nl.bailiff.real': {
    says: '大切な問題ですが、暮らしに足りる分は残ります。まだ分割も決められます。',
  },
  'nl.bailiff.not-yet': {
    says: '支払いの命令の後、ほとんどの場合2日あります。その後で初めて、物を差し押さえられます。',
  },
  'nl.bailiff.rights': {
    says: '守られる収入、必要な物、すべての額のはっきりした一覧を受ける権利があります。',
  },
  'nl.bailiff.deadline-two': {
    says: '支払いの命令の後、ほとんどの場合2日あります。その前に電話してください。',
    action: '執行官に電話し、分割を提案する',
    consequence: 'その後、物を差し押さえることができます。',
  },
  'nl.bailiff.step-call': {
    says: '執行官（deurwaarder）に電話してください。どの判決か命令かを聞き、額の一覧を求めます。',
  },
  'nl.bailiff.step-form': {
    says: 'uwbeslagvrijevoet.nlで、守られる収入（beslagvrije voet）を確かめてください。まちがっているなら、直すよう執行官に頼みます。',
  },
  'nl.bailiff.step-bank': {
    says: '銀行のお金の一部は残さなければなりません。食べ物や家賃が払えないなら、すぐ執行官（deurwaarder）に頼んでください。',
  },
  'nl.bailiff.step-help': {
    says: '家やエネルギーがあぶないなら、町に急ぎの借金の助けを頼んでください。',
  },
  'nl.bailiff.step-438': {
    says: '差し押さえがまちがっているなら、裁判官が早く止められます（executiegeschil）。弁護士を頼んでください。',
  },
  'nl.bailiff.step-plan': {
    says: '家計の表を付けて、毎月の額を書面で提案してください。',
  },
  'nl.bailiff.right-income': {
    says: '収入の一部を守られる権利があります。額は毎年1月と7月に変わります。',
  },
  'nl.bailiff.right-goods': {
    says: '毎日の暮らし、仕事、勉強に必要な物は差し押さえできません。',
  },
  'nl.bailiff.right-door': {
    says: '執行官（deurwaarder）だけで、ドアを無理に開けることはできません。警察官かほかの公務員がいる必要があります。',
  },
  'nl.bailiff.right-complain': {
    says: '執行官（deurwaarder）について、先にその事務所に、次に懲戒の裁判所に苦情を出せます。裁判所は50ユーロかかります。一部でも認められれば戻ります。',
  },
  'nl.bailiff.option-plan': {
    title: '分割を決める',
    says: '毎月払える額を提案します。',
    cost: '提案した額。',
    time: '今日、電話1回。',
    risk: '払い終わるまで費用が続きます。',
    bestFor: '払う義務があるとき。',
  },
  'nl.bailiff.option-438': {
    title: '裁判官に止めるよう求める',
    says: 'まちがった差し押さえに対する早い裁判です。',
    cost: '弁護士と裁判所の手数料。',
    time: '数日か数週間。',
    risk: '負けると費用がかかります。',
    bestFor: '差し押さえが明らかにまちがっているとき。',
  },
  'nl.bailiff.option-help': {
    title: '借金の助けを頼む',
    says: '町は計画を、裁判所は18か月の債務整理（Wsnp）を助けられます。',
    cost: '無料。',
    time: '最初の面談は4週間以内。',
    risk: '厳しい決まりがあります。',
    bestFor: '借金が多いとき。',
  },
  'nl.bailiff.insight-pause': {
    says: '借金の助けを受ける間、裁判官は、立ち退きや供給の停止を最長6か月止められます。',
    actionable: '今すぐ、この申立て（moratorium）を町か弁護士に頼んでください。',
  },
  'nl.bailiff.warn-evict': {
    says: '立ち退きの日は本物です。今日、法律の助けを受けてください。',
  },
  'nl.bailiff.right-not-heard': {
    says: '裁判に出ていませんでしたか。判決を手渡されるか、それに応じた行動をしてから、ふつう4週間以内に異議（verzet）を出せます。今日助けを求めてください。',
  },
}
