/** A request for a copy of one's own data: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const DATA_COPY_JA: Words = {
  'ie.data-copy.right': {
    says: 'データの写しは無料で、1か月以内にもらえます。難しいときはさらに2か月かかることがあります。本人かどうか調べられますが、求めすぎてはいけません。',
  },
  'ie.data-copy.wants': { says: 'あなたのデータの写しの求めに答えています。' },
  'ie.data-copy.step': {
    says: 'どの規則によるのか書面で聞き、他の人に関係ない物を全部求めます。次に Data Protection Commission に無料で申し立てます。',
  },
}
