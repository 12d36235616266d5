/** Questions about fines and parking: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ON_THE_ROAD_JA: Words = {
  'nl.ask.fine': {
    says: '6週間以内に、検察官（officier van justitie）に無料で不服を申し立ててください。一度に払えないなら、CJIBに分割を頼みます。',
  },
  'nl.ask.private-parking': {
    says: '民間の会社の違約金は契約の問題で、国の罰金ではありません。会社が証明する必要があり、裁判官は減らせます。',
    dependsOn: '運転したか、条件を読めたか',
  },
  'nl.ask.parking-tax': {
    says: '6週間以内に、町に無料で異議（bezwaar）を出してください。駐車券、許可証、写真などの証拠を付けます。加わる費用には、毎年決まる上限があります。断られたら、税の裁判官に行けます。',
  },
  'nl.ask.parking-paid': {
    says: '支払いの証拠を送ってください。市町村の税（naheffingsaanslag）なら、6週間以内に、市町村に無料で不服を申し立てます。CJIBからなら、6週間以内に、officier van justitieに無料で申し立てます。',
  },
  'nl.ask.fine-driver': {
    dependsOn: 'だれが車を持っていたか',
    says: '罰金は、だれが運転しても登録の持ち主に行き、点数はありません。免れるのは、車が盗まれた、貸し出した、もう売っていたときだけです。そのときは証拠をつけて、6週間以内に無料で申し立ててください。',
  },
  'nl.ask.fine-unpaid': {
    says: '罰金は5割増し、次に2倍になります。その後は執行官、口座からの取立て、免許の取上げがあります。身柄の拘束は裁判官だけが許せます。今すぐCJIBに分割を頼み、お金がなければ証拠を示してください。',
  },
}
