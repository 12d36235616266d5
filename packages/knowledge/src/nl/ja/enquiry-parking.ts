/** The Japanese words of the rows in ../enquiry-parking.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARKING_JA: Words = {
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
}
