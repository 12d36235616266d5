/** The Japanese words of the rows in ../enquiry-police-and-records.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_POLICE_AND_RECORDS_JA: Words = {
  'ca.fact.police-talk': {
    says: '逮捕されない限り、警察に行ったり話したりする義務はありません。逮捕されても黙っていられます。まず弁護士と話したいと落ち着いて言いましょう。法律扶助の無料電話は24時間です。話したことは不利に使われ得ます。うそをつかず、記録を消さないこと。運転中・起訴・逮捕の時は名前を言います。',
  },
  'ca.fact.car-search': {
    says: '断れます。「捜索に同意しません」と落ち着いて言ってください。同意がなければ、警察にはたいてい令状・逮捕・十分な理由が要ります。免許・登録・保険は見せ、求められたら呼気検査に応じます。抵抗はせず、後で弁護士が争えます。',
  },
  'ca.fact.roadside-fail': {
    says: '7日以内に動いてください。路上での免許停止の見直しは、アルバータはSafeRoads、ブリティッシュコロンビアはRoadSafetyBCにこの期間内に求めます。番号と手数料は警察の紙にあります。運転は新たな違反になります。後のためにinterlock装置について聞き、払う前に弁護士に相談を。',
  },
  'ca.fact.record-suspension': {
    says: 'Parole Board of Canadaに記録停止（record suspension）を申請できます。刑を終えてから軽い罪は5年、重い罪は10年、新たな有罪がないことが条件です。罰金は全て払っておきます。書式は無料で、業者は不要です。dischargeの記録は1年か3年で自然に消えます。',
  },
}
