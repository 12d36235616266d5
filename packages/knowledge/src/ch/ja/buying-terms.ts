/** The law on phone firms, services, being tricked, unfair terms and late goods, where a letter names them: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const BUYING_TERMS_JA: Words = {
  'ch.buy.right-phone': {
    says: '電話やネットの会社には、先に書面を送ってください。次に、オンブズマン（ombudscom）が少しの手数料で調べ、残りは会社が払います。',
  },
  'ch.buy.right-end-service': {
    says: 'サービスの契約（Auftrag）の多くは、いつでも終えられます。した分を払います。費用が増えることがあるのは、悪い時期に終えたときだけです。',
  },
  'ch.buy.right-tricked': {
    says: 'だまされたか、重大なまちがいをしたなら、気づいてから1年以内に、契約に縛られないと言えます。',
  },
  'ch.buy.right-unfair-terms': {
    says: '細かい字の規約のうち、消費者にひどく不公正なものは効力がありません。',
  },
  'ch.buy.right-late': {
    says: '品物が来なければ、書面で最後の適切な日を決めてください。それでも来なければ、すぐに取り消して返金を受けられます。',
  },
}
