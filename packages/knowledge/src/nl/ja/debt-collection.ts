/** Reminders and collection firms (incassobureaus): the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_JA: Words = {
  'nl.debt.want': {
    says: '請求書の支払いを求めています。費用が加わっていることが多いです。このような手紙は頼んでいるだけです。',
  },
  'nl.debt.who': {
    says: '取立て会社（incassobureau）は民間の会社です。Justisの公開の登録簿に載っていなければなりません。',
  },
  'nl.debt.real': {
    says: '裁判所の書類ではありません。この手紙で、物や給料を取ることはだれにもできません。',
  },
  'nl.debt.not-yet': {
    says: '先に裁判を起こして勝つ必要があります。その後で初めて、執行官（deurwaarder）が差し押さえできます。',
  },
  'nl.debt.rights': {
    says: '証拠を求め、借金を争い、分割を頼めます。費用には法律の上限があります。',
  },
  'nl.debt.know-old': {
    says: '多くの借金は5年で古すぎるものになります。品物の請求書は、2年でそうなることが多いです。',
  },
  'nl.debt.step-check': {
    says: 'まず確かめてください。あなたのものですか。額は正しいですか。もう払っていませんか。分かるまで、署名せず、払わないでください。',
  },
  'nl.debt.step-register': {
    says: '差出人が取立て会社(incassobureau)なら、Justisの登録簿で調べてください。載っていなければ払わず、債権者に聞いてください。',
  },
  'nl.debt.step-write': {
    says: '返事を書いてください。契約書、請求書、費用の一覧を求めます。控えを残してください。',
  },
  'nl.debt.step-age': {
    says: '請求書の支払いの期限の日を調べてください。古すぎるかもしれないなら、払う前に書面で伝えます。',
  },
  'nl.debt.step-plan': {
    says: '払う義務があるなら、毎月払える額を書面で提案してください。',
  },
  'nl.debt.step-help': {
    says: '町（gemeente）に無料の借金の助けを頼んでください。差し迫っているなら、3営業日以内に会わなければなりません。',
  },
  'nl.debt.step-dispute': {
    says: '争うことと理由を書面で伝えてください。請求する側が証明しなければなりません。',
  },
  'nl.debt.step-keep': {
    says: '手紙と封筒を残してください。書面の督促で、期間が数え直しになることがあります。',
  },
  'nl.debt.right-proof': {
    says: '請求のもとになるものを見る権利があります。',
  },
  'nl.debt.right-fair': {
    says: '取立て会社は、あなたを公正に扱い、金額を説明しなければなりません。そうしなければ届け出られます。',
  },
  'nl.debt.option-dispute': {
    title: '借金を争う',
    says: '同意しないと書き、証拠を求めます。',
    cost: '郵便代だけ。',
    time: '手紙1通。',
    risk: '裁判になることがあります。',
    bestFor: '借金か金額がまちがっているとき。',
  },
  'nl.debt.option-plan': {
    title: '分割を頼む',
    says: '続けられる毎月の額を提案します。',
    cost: '提案した額。',
    time: '手紙1通。',
    risk: '書面で認めると、期間が数え直しになります。',
    bestFor: '払う義務はあるが、一度に払えないとき。',
  },
  'nl.debt.option-help': {
    title: '無料の助けを受ける',
    says: '町に借金の助けを頼むか、Juridisch Loketに電話します。',
    cost: '無料。',
    time: '最初の面談は4週間以内。',
    risk: 'ありません。',
    bestFor: 'ほかにも借金がある、または不安なとき。',
  },
  'nl.debt.insight-admit': {
    says: '古い借金を書面で認めると、期間が数え直しになることがあります。',
    actionable: '古さが分かるまで、払う義務があると書かないでください。',
  },
  'nl.debt.warn-ignore': {
    says: '放っておかないでください。裁判になり、あなたが黙っていると、裁判官はほとんどの場合、相手を認めます。',
  },
  'nl.debt.myth-seize': {
    says: '取立て会社は、何も差し押さえできません。できるのは執行官（deurwaarder）だけで、ほとんどの場合、判決の後だけです。',
  },
}
