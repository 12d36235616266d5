/** Questions about a lease: its end, a sale, own use, repairs and visits: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEASE_JA: Words = {
  'it.ask.end-lease': {
    says: '家主は、期間の6か月前に書面で知らせる必要があります。最初の4年では、法律の理由が必要です。なければ、契約は更新されます。',
    dependsOn: '契約の期間と手紙の日付',
  },
  'it.ask.leave-flat': {
    says: '重大な理由があれば、書留による6か月の予告で出られます。契約により、もっと簡単に出られることもあります。',
    dependsOn: '契約と理由',
  },
  'it.ask.home-sold': {
    says: '売られても契約は終わらず、買った人が引きつぎます。売るために更新を断れるのは、最初の期限だけです。6か月前の知らせと、ほかに家がないことが必要で、あなたが先に買えます。',
  },
  'it.ask.rent-unregistered': {
    says: '書面がなく登録もない契約は無効で、家主は早い立ち退きを使えません。払いすぎは、出てから6か月まで取り戻せます。裁判官に、法定の家賃での普通の契約を求められます。まずSUNIAに相談を。',
  },
}
