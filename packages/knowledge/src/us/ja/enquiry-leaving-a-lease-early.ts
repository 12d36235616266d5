/** Questions of tenants who must leave before the lease ends: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVING_A_LEASE_EARLY_JA: Words = {
  'us.ask-home.break-lease': {
    says: 'ほとんどの州で、大家は新しい借り手を探さなければなりません。家賃を負うのは次の人が払うまでで、相応の費用が加わります。違う州も少しあり、契約が早期解約の料金を定めることもあります。日付を書いた書面で知らせ、次の借り手か解約金を申し出て、募集広告を保存してください。軍の命令、家での危険、住めない家なら早く出られることがあります。',
  },
}
