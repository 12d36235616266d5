/** The Japanese words of the rows in ../enquiry-home-deals.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOME_DEALS_JA: Words = {
  'us.ask-consumer.contractor': {
    says: '何が悪いか、いつまでに直すかを書いてください。州の許可の委員会と司法長官に苦情を出します。次は少額の裁判所（small claims court）です。',
  },
  'us.story.house-deal': {
    says: '契約を読んでください。日付、やめる方法、手付金をだれがもらうかです。土地の取引は、たいてい署名した書面だけが有効です。お金を預かっておくようtitle firmに頼み、早く弁護士に会ってください。',
    dependsOn: '契約に書いてあることと、だれが破ったか',
  },
  'us.story.contract': {
    says: 'おもな点に両方が同意したとき、契約は人をしばります。契約が認めていないかぎり、片方だけで変えることはできません。契約の文とメッセージを取っておき、いつまでに何をしてほしいかを書いてください。',
    dependsOn: '何に同意し、どう示せるか',
  },
  'us.story.hidden-fault': {
    says: '大きな欠陥を知っていて、隠したりうそをついたりした売り手は、修理代を負うことがあります。写真、書類、検査の記録、隣の人が言ったことを残してください。訴えられる期間には限りがあります。',
    dependsOn: '売り手が知っていたことと、住んでいる州',
  },
  'us.story.private-sale': {
    says: '個人どうしの売買は、たいてい取り消せません。基本の保証をするのは業者だけだからです。うそをついたり、動くと約束したりしたなら、払うことになります。広告とメッセージを取っておいてください。',
    dependsOn: 'あなたがそれについて言ったこと',
  },
}
