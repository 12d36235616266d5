/** The Japanese words of the rows in ../enquiry-rented-home.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENTED_HOME_JA: Words = {
  'au.ask.repair-nsw': {
    says: 'ニューサウスウェールズ州（New South Wales）では、家主は、住める状態に保ち、修理しなければなりません。審判所（tribunal）は、修理か家賃の減額を命じられます。',
  },
  'au.ask.repair-vic': {
    says: 'ビクトリア州（Victoria）では、緊急の修理はすぐに、ほかは14日以内にしなければなりません。建物から来るカビと湿気も数えます。',
  },
  'au.ask.repair-qld': {
    says: 'クイーンズランド州（Queensland）では、家は最低の基準（minimum housing standards）を満たさなければなりません。書面で頼み、次にRTAとQCATに行きます。',
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
  'au.ask.repairs': {
    says: '写真と期日をつけて、書面で頼んでください。緊急の修理には、もっと早い方法があります。何もなければ、審判所（tribunal）に申し立てます。家賃は払い続けてください。',
  },
  'au.ask.leaving': {
    says: '期間の決まっていない契約（periodic lease）なら、ビクトリア州では28日前に予告します。クイーンズランド、タスマニア、ノーザンテリトリーは14日、ほかは21日です。期間の途中でやめると、解約金（break fee）か家主の公正な損を払うことがあります。家庭での暴力は例外です。',
    dependsOn: '州と契約の種類',
  },
}
