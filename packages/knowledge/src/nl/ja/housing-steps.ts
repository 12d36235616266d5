/** The Japanese words of the rows in ../housing-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_STEPS_JA: Words = {
  'nl.home.step-stay': {
    says: '家を出ず、何にも署名しないでください。先に相談を受けます。',
  },
  'nl.home.step-write': {
    says: '契約の終わりに同意しないと返事を書いてください。控えを残します。',
  },
  'nl.home.step-plan': {
    says: '先に今月の家賃を払ってください。残りについて、書面で分割を提案します。',
  },
  'nl.home.step-help': {
    says: '今すぐ町に借金の助けを頼んでください。家があぶないとき、町は3営業日以内に動かなければなりません。',
  },
  'nl.home.step-ask': {
    says: 'Juridisch Loketに電話してください。契約書と手紙を用意します。',
  },
  'nl.home.step-sum': {
    says: '月ごとの家賃と支払いの一覧を求めてください。',
  },
  'nl.home.step-pay': {
    says: '滞納を3か月より少なくしてください。裁判官は、立ち退きを決めるときにそれを見ます。',
  },
  'nl.rent.step-allowance': {
    says: '家賃手当（huurtoeslag）がもらえるか、過去の月も含めて確かめてください。Dienst Toeslagenに尋ねられます。',
  },
}
