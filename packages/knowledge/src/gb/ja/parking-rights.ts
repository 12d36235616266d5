/** Rights of who gets a private parking charge: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const PARKING_RIGHTS_JA: Words = {
  'gb.parking.right-appeal': {
    says: 'まず駐車会社に不服を申し立てる権利があります。会社は答えるべきで、調べる間は取り立てるべきではありません。',
  },
  'gb.parking.right-independent-appeal': {
    says: '断られたら、POPLAかIASを無料で使えます。どちらか、いつまでかを、会社は言わなければなりません。',
  },
  'gb.parking.right-keeper-limit': {
    says: '車の登録者（keeper）がこの法律で払う義務があるのは、登録者への通知（notice to keeper）の額までです。追加の取立て費用は含みません。',
  },
  'gb.parking.right-not-name-driver': {
    says: 'だれが運転していたかを、民間の駐車会社に言う法律上の義務はありません。聞かれても、登録者（keeper）として答えられます。',
  },
  'gb.parking.right-grace': {
    says: '業界の規則では、払った時間や認められた時間の後、少なくとも10分の猶予があります。最初に看板を読む時間もあります。',
  },
  'gb.parking.right-clear-terms': {
    says: '駐車の前に見て読める看板に、決まりが書いてある必要があります。見えない決まりには、従う義務がないことがあります。',
  },
  'gb.parking.right-photos': {
    says: 'あなたについて持っている写真と記録を求める権利があります。1か月以内に答えなければなりません。',
  },
  'gb.parking.right-equality': {
    says: 'サービスをする会社は、障害のある人のために適切な配慮をしなければなりません。障害でもっと時間が必要だったことは、不服の理由になります。',
  },
}
