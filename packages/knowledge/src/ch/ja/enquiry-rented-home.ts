/** Questions about repairs, visits, pets and subletting, and the first steps for tenants: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENTED_HOME_JA: Words = {
  'ch.ask.step-home': {
    says: '借り手の協会（Mieterverband、ASLOCA）に聞いてください。30日は短いです。',
  },
  'ch.ask.right-home': {
    says: '家の解約の通知は、公式の用紙でなければ効力がありません。',
  },
  'ch.ask.repairs': {
    says: '写真と期限を付けて家主に手紙を書き、家賃を供託すると予告してください。何も起きなければ、支払日の前に家賃の全額を州の供託窓口に払い、家主に知らせてください。その支払日から30日以内に調停機関へ行ってください。ただ払うのをやめてはいけません。住まいを失うおそれがあります。家主が知った日からの減額も求められます。',
  },
  'ch.ask.landlord-enters': {
    says: '入れるのは、あなたが認めたときか、本当の緊急のときだけです。修理、売却、新しい借り手のために必要な訪問は、認めなければなりません。早めに知らせ、あなたの都合に合わせる必要があります。こっそり入るのは犯罪です。',
  },
  'ch.ask.pets': {
    says: '契約書を読んでください。大家は犬や猫を禁じたり、許可を求めたりできます。かごや水槽の小動物は、通常の数ならいつも認められます。一度の許可は、正当な理由がないと取り消せません。契約に反して飼うと、解約の前に警告が必要です。',
    dependsOn: '契約と動物',
  },
  'ch.ask.sublet': {
    says: 'はい。先に条件を添えて大家に書面でたずねればできます。大家が断れるのは、条件を隠したとき、高すぎる家賃を取るとき、本当に損害が出るときだけです。家賃や損害の責任はあなたに残ります。',
  },
}
