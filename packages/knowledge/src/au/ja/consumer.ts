/** Disputes with a firm about a contract: faults, fairness and complaints: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_JA: Words = {
  'au.buy.myth-policy': {
    says: '店の決まりや古い保証は、あなたの法律の保証（consumer guarantees）を取り上げられません。',
  },
  'au.buy.want': { says: '契約が公正か、会社が約束を守ったかを問えます。' },
  'au.buy.reality': {
    says: 'だれが正しいか、会社だけでは決められません。あなたの権利は、会社の決まりではなく法律から来ます。',
  },
  'au.buy.who': {
    says: '州の消費者の役所は、苦情を無料で助けます。あなたの代わりに会社と話せます。',
  },
  'au.buy.rights': {
    says: '商品は、まずまずの品質で、役目を果たさなければなりません。そうでなければ、修理、交換、返金を求められます。',
  },
  'au.buy.not-yet': { says: '裁判所の命令なしに、給料や物を取ることはできません。' },
  'au.buy.know-sign': { says: '「no refunds」（返金しません）という表示は、法律に反します。' },
  'au.buy.right-major': {
    says: '欠陥が重大（major）なら、あなたが選べます。返金、交換、または手元に残して代金の一部を返してもらうことです。',
  },
  'au.buy.right-seller': { says: '店が対応しなければなりません。メーカーに行けと追い返せません。' },
  'au.buy.right-time': {
    says: 'あなたの権利は、メーカーの保証より長く、その物に公正な期間続くことがあります。',
  },
  'au.buy.right-cooling': {
    says: '家に来た、または向こうから電話してきたなら、10営業日の間は取り消せます。',
  },
  'au.buy.right-unfair': { says: '決まった形の契約の、とても不公正な条件には、しばられません。' },
  'au.buy.cooling-off': {
    says: '訪問販売か、頼んでいない電話での販売なら、10営業日の間は取り消せます。ここでは書類の日付から数えます。',
    action: '訪問か、頼んでいない電話で売られたなら、書面か電話で取り消す',
    consequence: 'その後は、取り消すのが難しくなります。',
  },
  'au.buy.insight-policy': {
    says: '店は、自分の決まりの話だけをしがちです。法律はもっと多くをあなたに与えます。',
    actionable:
      '「これはAustralian Consumer Lawの重大な欠陥（major failure）で、返金を選びます」と書いてください。',
  },
  'au.buy.nsw-tribunal': {
    says: 'ニューサウスウェールズ州（New South Wales）では、NCATが業者との争いを決めます。安く、弁護士はたいていいりません。',
  },
  'au.buy.vic-tribunal': {
    says: 'ビクトリア州（Victoria）では、VCATが業者との争いを決めます。安く、弁護士はたいていいりません。',
  },
  'au.buy.qld-tribunal': {
    says: 'クイーンズランド州（Queensland）では、決まった額まで、QCATが業者との争いを決めます。安く、弁護士はたいていいりません。',
  },
}
