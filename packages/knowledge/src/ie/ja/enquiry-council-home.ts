/** Questions of council tenants: repairs and tenancy warnings: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COUNCIL_HOME_JA: Words = {
  'ie.ask.council-repairs': {
    says: '家賃は止めないでください。写真、日付、医師の手紙を付けて自治体のhousing maintenanceに書き、いつ対処するか尋ねます。公営住宅もほかの賃貸とほぼ同じ基準を満たす義務があります。動かなければ正式な苦情、次に無料のOmbudsman（01 639 5600）へ。健康被害なら弁護士かFLACにDistrict Courtのことを相談を。',
  },
  'ie.ask.council-warning': {
    says: '公営住宅から退去させられるのはDistrict Courtだけで、警告の後、公正な場合に限ります。tenancy warningは12か月有効です。誤りなら10営業日以内に書面で見直しを求めてください。実際の出来事と対策を記録します。一人だけを遠ざけることもあります。今すぐFLACかlaw centreへ。',
  },
}
