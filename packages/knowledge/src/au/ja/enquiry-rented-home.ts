/** The Japanese words of the rows in ../enquiry-rented-home.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENTED_HOME_JA: Words = {
  'au.ask.bond-nsw': {
    says: 'ニューサウスウェールズ州（New South Wales）では、敷金（bond）の請求に家主が答えるまで14日です。争いは審判所（NCAT）が決めます。',
  },
  'au.ask.bond-vic': {
    says: 'ビクトリア州（Victoria）では、RTBAが敷金（bond）を預かっています。あなたが同意しなければ、家主は14日以内にVCATに求めなければならず、そうでなければあなたに戻ります。',
  },
  'au.ask.bond-qld': {
    says: 'クイーンズランド州（Queensland）では、RTAが敷金（bond）を預かっています。請求を争うまで14日あります。',
  },
  'au.ask.repair-nsw': {
    says: 'ニューサウスウェールズ州（New South Wales）では、家主は、住める状態に保ち、修理しなければなりません。審判所（tribunal）は、修理か家賃の減額を命じられます。',
  },
  'au.ask.repair-vic': {
    says: 'ビクトリア州（Victoria）では、緊急の修理はすぐに、ほかは14日以内にしなければなりません。建物から来るカビと湿気も数えます。',
  },
  'au.ask.repair-qld': {
    says: 'クイーンズランド州（Queensland）では、家は最低の基準（minimum housing standards）を満たさなければなりません。書面で頼み、次にRTAとQCATに行きます。',
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
  'au.ask.repair-wa': {
    says: '西オーストラリア州（Western Australia）では、家主は、家を適切な状態に保たなければなりません。緊急の修理は早く始めなければならず、裁判所（court）は工事を命じられます。',
  },
  'au.ask.repair-sa': {
    says: '南オーストラリア州（South Australia）では、家主は、家を適切な状態に保たなければなりません。SACATは、工事、家賃の減額、お金を命じられます。',
  },
  'au.ask.repair-tas': {
    says: 'タスマニア州（Tasmania）では、持ち主は、家を最初の状態に保ち、緊急の修理を早くしなければなりません。Residential Tenancy Commissionerが修理を命じられます。',
  },
  'au.ask.repair-act': {
    says: '首都特別地域（ACT）では、貸主（lessor）は、住める状態に保ち、修理しなければなりません。緊急の修理が先で、ACATは工事を命じられます。',
  },
  'au.ask.repair-nt': {
    says: 'ノーザンテリトリー（Northern Territory）では、家主は、家を修理して保たなければなりません。NTCATは、工事かお金を命じられます。',
  },
  'au.ask.pets': {
    says: '書面で頼んでください。ほとんどの州で、家主が断れるのは法律の理由があるときだけで、期限内に答えなければなりません。ビクトリア州（Victoria）とクイーンズランド州（Queensland）は14日、ニューサウスウェールズ州（New South Wales）は21日です。',
  },
  'au.ask.rent-up-wa': {
    says: '西オーストラリア州では、家賃の値上げは12か月に1回だけで、正しい用紙で60日前の通知が必要です。期間の決まった契約では、契約に書いてあるときだけです。',
  },
  'au.ask.rent-up-sa': {
    says: '南オーストラリア州では、家賃の値上げは12か月に1回だけで、60日前の書面の通知が必要です。高すぎれば、SACATが低い家賃を決められます。',
  },
  'au.ask.inspections': {
    says: '毎月はだめです。ニューサウスウェールズ州は年4回まで、クイーンズランド州は3か月に1回、ビクトリア州は6か月に1回です。たいてい7日前に書面の通知が必要です。',
  },
  'au.ask.notice-to-leave': {
    says: '州と理由によります。期間の終わりなら、ニューサウスウェールズ州とビクトリア州はたいてい90日、クイーンズランド州は2か月です。出て行かせられるのは審判所か裁判所だけです。',
  },
}
