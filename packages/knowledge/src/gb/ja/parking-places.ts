/** 病院と駅の駐車：英国の法律の日本語訳。 */
import type { Words } from '@plainletter/contracts/rule'

export const PARKING_PLACES_JA: Words = {
  'gb.parking.hospital-principles': {
    says: 'NHSの指針では、治療が長引いたなど本人のせいでない超過に、追加の料金を払わせるべきではありません。',
    actionable: '病棟や外来に一筆もらい、駐車会社と病院に送って、病院に取消しを頼んでください。',
  },
  'gb.parking.hospital-free': {
    says: 'イングランドのNHS病院は、Blue Badgeの人、よく通う患者、夜間入院の子の親、夜勤の職員に無料で駐車させるべきです。',
  },
  'gb.parking.railway-byelaws': {
    says: '鉄道の土地には独自の規則（byelaws）があり、車の名義人についての普通の規則は当てはまりません。違反を決めるのは裁判所で、駐車会社ではありません。',
  },
  'gb.parking.railway-six-months': {
    says: '鉄道規則（byelaws）による起訴は、その日から6か月以内でなければなりません。過ぎれば刑事裁判所は扱えません。',
    actionable:
      '通知を保管し、駐車の日を書き留めてください。裁判所の書類が来たら必ず対応してください。',
  },
}
