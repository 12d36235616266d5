/** Questions about eviction, locks and rent that is late: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVICTION_JA: Words = {
  'nz.ask.evict': {
    says: '理由がなければ90日、いくつかの理由があれば42日が必要で、期限のない賃貸（periodic tenancy）だけです。あなたが残るなら、審判所（Tribunal）の命令が必要です。',
    dependsOn: '賃貸の種類、理由、日付',
  },
  'nz.ask.locks': {
    says: '締め出しは違法です。Tenancy Services（0800 836 262）に電話し、締め出されたら警察にも電話してください。',
  },
  'nz.ask.arrears': {
    says: '今払える分を払い、Work and Incomeに助けを求めてください。14日の通知（14 day notice）の期間内に全部払えば、その通知は終わります。21日遅れると、審判所（Tribunal）に行けます。',
  },
  'nz.ask.notice-days': {
    says: '期間の定めのない賃貸では、90日なら理由はいりません。42日なら法律の理由が必要です。仕返しの通知は、28営業日以内に申し立てれば審判所（Tribunal）が無効にできます。',
  },
}
