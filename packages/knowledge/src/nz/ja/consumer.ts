/** The Japanese words of the rows in ../consumer.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_JA: Words = {
  'nz.buy.myth-policy': {
    says: '店の決まりや古い保証書では、Consumer Guarantees Actの権利は取り上げられません。',
  },
  'nz.buy.want': { says: '契約が公平か、会社が自分の約束を守ったかを聞けます。' },
  'nz.buy.reality': {
    says: 'どちらが正しいかを、会社だけで決めることはできません。あなたの権利は、会社の決まりではなく、法律から来ます。',
  },
  'nz.buy.who': {
    says: '話がまとまらなければ、紛争審判所（Disputes Tribunal）が、$60,000までの請求を弁護士なしで決めます。',
  },
  'nz.buy.rights': {
    says: '品物は、ふつうの質で、使えて、説明のとおりでなければなりません。そうでなければ、直すことなどを求められます。',
  },
  'nz.buy.not-yet': { says: '裁判所か審判所の命令がなければ、給料や物を取れません。' },
  'nz.buy.right-repair': {
    says: '小さな欠陥では、修理、交換、返金のどれにするかを店が選べます。ほどよい時間のうちにします。',
  },
  'nz.buy.right-serious': {
    says: '大きな欠陥では、あなたが選びます。返金、新しい物、または手元に残して代金の一部の返金です。',
  },
  'nz.buy.right-time': {
    says: 'あなたの権利は、その物にとってふさわしい間続きます。メーカーの保証の後も同じです。',
  },
  'nz.buy.right-services': {
    says: 'サービスは、注意して、頼んだことに合うように、ほどよい時間で、ほどよい値段でしなければなりません。',
  },
  'nz.buy.right-doorstep': {
    says: '相手が家に来たか電話してきたなら、$100を超える買い物は、5営業日以内に取り消せます。',
  },
  'nz.buy.right-terms': {
    says: 'ひな形の契約にある不公平な決まりは、なくしてもらえることがあります。',
  },
  'nz.buy.cancel': {
    says: '家での販売か、頼んでいない電話での販売なら、5営業日あります。ここでは書類の日付から数えます。',
    action: '相手が家に来たか電話してきたなら、買い物を取り消す',
    consequence: 'その後は、取り消しが難しくなります。',
  },
  'nz.buy.insight-policy': {
    says: '店はよく、自分の決まりや保証の話だけをします。法律は、もっと多くの権利をあなたに与えます。',
    actionable: 'Consumer Guarantees Actの権利を使う、と書いてください。',
  },
  'nz.buy.right-late': {
    says: '品物は、約束の日までに、またはほどよい時間で届かなければなりません。遅すぎるなら、受け取りを断り、お金を求められます。',
  },
  'nz.buy.right-extended-warranty': {
    says: '延長保証（extended warranty）は、5営業日以内に取り消せます。法律に加えて何をくれるかを、書いておかなければなりません。',
  },
  'nz.buy.right-disputes-tribunal': {
    says: '紛争審判所（Disputes Tribunal）は、$60,000までの請求を決めます。安く、弁護士は加わりません。',
  },
  'nz.buy.right-telco': {
    says: '電話やインターネットの会社なら、Telecommunications Dispute Resolutionが、あなたの苦情を無料で見ます。',
  },
}
