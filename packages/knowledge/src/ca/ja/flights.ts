/** The Japanese words of the rows in ../flights.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FLIGHTS_JA: Words = {
  'ca.air.want': {
    says: '航空会社が、遅れたか取り消された便について書いています。あなたが払うものはなく、お金を受け取れるかもしれません。',
  },
  'ca.air.reality': {
    says: '航空会社だけでは決められません。会社にどうにもできない遅れや安全のための遅れには、お金は出ませんが、会社がそれを示さなければなりません。',
  },
  'ca.air.right-money': {
    says: '防げたはずの3時間以上の遅れでは、大きな航空会社は$400から$1,000を払います。小さな会社は$125から$500を払います。',
  },
  'ca.air.right-reason': {
    says: '苦情では、遅れは会社が防げたもので、安全のためではないと考えられます。ちがうなら、航空会社が証明しなければなりません。',
  },
  'ca.air.right-refund': {
    says: '別の便が合わず、航空会社が遅れを防げたなら、お金を返してもらえます。防げなかったときは、48時間以内の席がなければ返してもらえます。金券を受け取る必要はありません。',
  },
  'ca.air.right-claim': {
    says: 'このお金を航空会社に請求するのに1年あります。会社は30日以内に払うか、払わない理由を言わなければなりません。',
  },
  'ca.air.right-agency': {
    says: '断られるか30日以内に返事がなければ、Canadian Transportation Agencyに無料で苦情を出せます。',
  },
  'ca.air.right-care': {
    says: '会社が防げた遅れなら、2時間待った後は食べ物と飲み物、夜をこすときはホテルを出さなければなりません。',
  },
  'ca.air.step': {
    says: '航空会社に手紙を書いてください。便、遅れ、金額を書き、正確な理由を聞きます。',
  },
}
