/** Questions about the bond for a rented home: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BOND_JA: Words = {
  'au.ask.deposit': {
    says: '保証金(bond)は大家ではなく州の役所が預かっています。できれば今日、自分でそこに請求してください。大家が先に請求したら、役所の通知に期限内(ニューサウスウェールズとクイーンズランドは14日)に答えないと大家に払われます。損害は大家が証明します。普通の傷みはあなたの負担ではありません。入居時の記録と写真を使います。合意できなければ審判所が決めます。',
  },
  'au.ask.bond-nsw': {
    says: 'ニューサウスウェールズ州（New South Wales）では、敷金（bond）の請求に家主が答えるまで14日です。争いは審判所（NCAT）が決めます。',
  },
  'au.ask.bond-vic': {
    says: 'ビクトリア州（Victoria）では、RTBAが敷金（bond）を預かっています。あなたが同意しなければ、家主は14日以内にVCATに求めなければならず、そうでなければあなたに戻ります。',
  },
  'au.ask.bond-qld': {
    says: 'クイーンズランド州（Queensland）では、RTAが敷金（bond）を預かっています。請求を争うまで14日あります。',
  },
  'au.ask.bond-wa': {
    says: '西オーストラリア州（Western Australia）では、Bond Administratorが敷金（bond）を預かっています。合意できなければ、Commissioner for Consumer Protectionが決めます。その決定は、7日以内にMagistrates Courtで争えます。',
  },
  'au.ask.bond-sa': {
    says: '南オーストラリア州（South Australia）では、Consumer and Business Servicesが敷金（bond）を預かっています。合意できなければ、SACATが決めます。',
  },
  'au.ask.bond-tas': {
    says: 'タスマニア州（Tasmania）では、Rental Deposit Authorityが敷金（MyBond）を預かっています。請求をそこで無料で争えます。',
  },
  'au.ask.bond-act': {
    says: '首都特別地域（ACT）では、公の役所（Rental Bonds）が敷金（bond）を預かっています。合意できなければ、ACATが決めます。',
  },
  'au.ask.bond-nt': {
    says: 'ノーザンテリトリー（Northern Territory）では、家主が敷金（bond）をあなたのために預かっています（in trust）。何をなぜ差し引くかを書面で言わなければならず、争いはNTCATが決めます。',
  },
  'au.ask.bond-cleaner-nsw': {
    says: 'ニューサウスウェールズでは、決まった清掃業者を使わせる条項や、専門のカーペット清掃代を払わせる条項は認められません。普通の傷みを除き、受け取った時の状態で返せば足ります。',
  },
  'au.ask.cleaner-nsw': {
    says: 'ニューサウスウェールズの賃貸契約で、決まった清掃業者を使わせたり、カーペット清掃の業者代を払わせたりすることはできません。普通の傷みを除き、受け取った時と同じきれいさで返せば足ります。保証金 (bond) は自分でオンラインで請求を。貸主は14日以内に審判所 (NCAT) に申し立てる必要があります。入居時の記録と写真を送りましょう。',
  },
}
