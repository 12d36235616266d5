/** A copy of your own data, and answers that refuse it: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const DATA_COPY_JA: Words = {
  'gb.data-copy.wants': { says: 'あなたのデータの写しの求めに答えています。' },
  'gb.data-copy.right-copy': {
    says: 'データの写しは無料で、1か月以内、難しければ3か月以内にもらえます。他の人は隠せますが、残りは渡す必要があります。',
  },
  'gb.data-copy.step': {
    says: "どの規則によるのか書面で聞き、他の人に関係ない物を全部求めます。次に Information Commissioner's Office に無料で申し立てます。裁判所も命じられます。",
  },
  'gb.data-copy.answer': {
    says: "1か月以内、難しければ3か月以内に答える必要があります。書面で催促します。次に Information Commissioner's Office に無料で申し立てます。",
  },
  'gb.data-copy.answer-health-records': {
    says: '自分の診療記録は無料で見ることができ、写しももらえます。理由はいりません。イングランドではまずNHSアプリを見てください。または診療所や病院に、書面か口頭で頼みます。期限は1か月、複雑なら3か月です。重い害になり得る部分や他の人についての部分は除かれることがあります。料金を取れるのは、不当な請求や繰り返しの請求だけです。断られたら、Information Commissioner’s Officeに無料で苦情を出せます。',
  },
}
