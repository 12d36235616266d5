/** Questions about what the debt office may take from a home, an account and wages: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SEIZURE_JA: Words = {
  'ch.ask.seize': {
    says: '債務事務所は生活の最低額を残さなければなりません。基本額、家賃、実際に払っている保険料、仕事の費用、子の分です。払っていないために数えられなかったら、次の分を払い、証拠を送って、いつでも計算し直しを求められます。間違った計算には10日以内に不服を申し立てます。無料です。',
    dependsOn: 'あなたの費用',
  },
  'ch.ask.debt-officer-home': {
    says: '差し押さえでは、部屋や戸棚を開け、持ち物と収入をすべて言わなければなりません。断ると警察が来ることがあります。ただし服、家具、仕事道具、食べ物、最低生活費は残ります。誤りなら10日以内に不服を申し立てます。民間の取立て会社は決して入れません。',
  },
  'ch.ask.account-seized': {
    says: '家賃、実際に払った保険料、仕事の費用、子の証拠を付け、すぐ取立ての役所に書いてください。最低生活費を残し、変わればまた計算しなければなりません。AHV、IV、補足給付は差し押さえできません。誤った計算には10日以内に不服を申し立てます。無料です。',
  },
  'ch.ask.private-bankruptcy': {
    says: '裁判所で支払不能を申し立てられますが、先に数千フランが必要です。借金は消えず、損失証書として20年残り、新たな財産ができたときだけ払います。まず無料の債務相談で返済計画を試してください。',
    dependsOn: '債権者との計画がまだ可能かどうか',
  },
}
