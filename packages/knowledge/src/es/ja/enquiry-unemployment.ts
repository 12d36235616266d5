/** Questions about resigning, leaving because pay is late, and unemployment benefit: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNEMPLOYMENT_JA: Words = {
  'es.ask.paro-disciplinary': {
    says: 'はい、どの解雇の後も受けられます。6年の間に360日保険料を払っていることが必要です。15営業日以内にSEPEに申し込んでください。',
  },
  'es.ask.resign': {
    says: '労働協約の予告をします。ほとんどは15日です。自分から辞めると失業給付はありませんが、会社の重大な違反のときは別です。',
    dependsOn: '労働協約と理由',
  },
  'es.ask.leave-unpaid': {
    says: '給料を書面で求め、調停に行ってください。期限は1年です。1年に3か月分が丸ごと未払いか、6か月分が遅れたら、裁判官が契約を終わらせられます。不当解雇と同じ補償です。先にやめないでください。',
  },
  'es.ask.wages-leave': {
    says: '自分から辞めず、baja voluntariaに署名しないでください。失業給付(paro)も補償も失います。一年に三か月の未払い、または15日を超える遅れが六か月あれば、裁判官が契約を終わらせることができます。ふつう一年につき33日分の給料と失業給付を受けられます。働き続けてください。調停を申し立て、次に訴えてください。給料も10％の利息つきで請求できます。各月分は一年で消えます。会社が払えなければFOGASAが限度まで払います。',
  },
  'es.ask.paro-length': {
    says: '6年間に360日の加入で4か月、720日で8か月です。日数で増え、最長2年です。最初の6か月は基礎の70％、その後60％です。15営業日以内に申し込みます。',
    dependsOn: '加入した日数',
  },
}
