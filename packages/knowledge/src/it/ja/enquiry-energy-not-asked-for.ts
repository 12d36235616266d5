/** Questions about an energy contract made by phone and never asked for: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENERGY_NOT_ASKED_FOR_JA: Words = {
  'it.ask.energy-phone': {
    says: 'いいえ。2026年6月19日から、同意のない勧誘電話による電気・ガスの契約は無効です。電話での契約は、書面か保存できる形で確認して初めて拘束力を持ちます。頼んでいないものは払う必要がありません。新しい会社に、頼んでいない、録音を送れ、元に戻せと書面で苦情を。同時に撤回も。14日、知らされていなければさらに12か月です。次に無料のARERAのSportelloへ。',
  },
  'it.ask.bill-too-high': {
    says: 'すぐ供給会社に書面で苦情を出してください（サイトの用紙、メール、PEC）。メーターの写真も付けます。会社は30日以内に理由を答える義務があり、遅れると補償金が出ます。請求が過去1年の平均の1.5倍を超えるなら、答える前に止められません。50ユーロ超で、支払日の10日後までに出した場合です。正しい分は払いましょう。その後は ARERA の無料の調停があります。2年より前の使用分は多くは時効です。',
  },
}
