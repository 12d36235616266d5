/** The Japanese words of Belgium: consumer. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_JA: Words = {
  'be.buy.want': {
    says: '会社がお金を求めるか、契約を守るよう求めています。裁判所の書類ではありません。',
  },
  'be.buy.who': {
    says: '店や供給会社は民間の会社です。その規約は、消費者の法律に反する部分では効力がありません。',
  },
  'be.buy.reality': {
    says: '裁判官なしに、だれも差し押さえはできません。',
  },
  'be.buy.not-yet': {
    says: '無料の最初の督促と14日の前に、費用を加えることはできません。',
  },
  'be.buy.rights': {
    says: '争うこと、更新された契約を終えること、無料のオンブズマンに行くことができます。',
  },
  'be.buy.step-write': {
    says: 'まず会社に書面を送ってください。何がまちがいで、何を求めるかを書きます。控えを残してください。',
  },
  'be.buy.step-pay-part': {
    says: '正しい部分は払い、残りを書面で争ってください。',
  },
  'be.buy.step-ombudsman': {
    says: 'よい答えがなければ、消費者オンブズマンか、エネルギーや通信のオンブズマンに行ってください。無料です。',
  },
  'be.buy.step-energy': {
    says: 'CPAS（公的福祉センター）に、エネルギー基金と分割払いを頼んでください。社会料金（tarif social）の対象かも確かめます。',
  },
  'be.buy.step-report': {
    says: '会社をSPF Economieに届け出てください（ConsumerConnect）。',
  },
  'be.buy.right-withdraw': {
    says: 'ネットや訪問販売での購入は、ほとんどの場合、14日以内なら理由なしで取り消せます。その後、売り手は14日以内に返金します。',
  },
  'be.buy.right-guarantee': {
    says: '新しい品物には、売り手による2年の法定保証があります。',
  },
  'be.buy.right-renewal': {
    says: '自動更新の後は、サービスの契約をいつでも無料で終えられます。予告は長くても2か月です。',
  },
  'be.buy.right-caps': {
    says: '支払いが遅れたときの費用には、法律の上限があります。',
  },
  'be.buy.right-terms': {
    says: '不公正な条項に従う必要はありません。',
  },
  'be.buy.option-dispute': {
    title: '書面で争う',
    says: '何がまちがいかを書き、返事の期日を付けます。',
    cost: '切手代か、無料。',
    time: '1時間。',
    risk: '小さいです。',
    bestFor: '請求書や品物がまちがっているとき。',
  },
  'be.buy.option-ombudsman': {
    title: '無料のオンブズマンに行く',
    says: '消費者オンブズマンが、合う窓口を見つけます。',
    cost: '無料。',
    time: '約90日。',
    risk: 'ありません。',
    bestFor: '先に書面を送り、よい答えがなかったとき。',
  },
  'be.buy.option-plan': {
    title: '分割を頼む',
    says: '期日の前に、毎月の額を提案します。',
    cost: '提案した額。',
    time: '手紙1通。',
    risk: '約束を守る必要があります。',
    bestFor: '請求は正しいが、高すぎるとき。',
  },
  'be.buy.scam-want': {
    says: 'このメッセージは詐欺のようです。お金か個人情報をねらっています。',
  },
  'be.buy.scam-reality': {
    says: '銀行や役所が、暗証番号、コード、カードリーダーの操作を、メッセージや電話で求めることはありません。',
  },
  'be.buy.scam-step-stop': {
    says: '押さず、電話せず、払わないでください。メッセージをsuspect@safeonweb.be（verdacht@safeonweb.be）に送ってください。',
  },
  'be.buy.scam-step-bank': {
    says: '払った、または情報を教えたなら、すぐに銀行とCard Stop（078 170 170）に電話し、次に警察に届けてください。',
  },
  'be.buy.scam-right-refund': {
    says: 'あなたが認めていない支払いは、ほとんどの場合、銀行が返さなければなりません。ただし、重大な不注意があったときは別です。',
  },
  'be.buy.scam-option': {
    title: '返事をせず、届け出る',
    says: '転送してから、消してください。',
    cost: '無料。',
    time: '5分。',
    risk: 'ありません。',
    bestFor: '何も渡していないとき。',
  },
}
