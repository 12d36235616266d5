/** Questions about insurers: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_JA: Words = {
  'au.ask.insurer': {
    says: '保険会社に書面で苦情を出し、理由、条項、調査員の報告書を求めてください。屋根業者や整備士など、自分の報告書も取ります。経年劣化などの免責は保険会社が証明しなければなりません。期限は30日です。その後や断られたら、無料のAFCAへ。決定は保険会社を拘束し、あなたは拘束しません。被害の広がりを防ぎ、領収書を残してください。',
  },
  'au.ask.health-insurer': {
    says: '前からの病気には12か月待たせることができ、基金の医師が調べなければなりません。理由を聞き、次に無料のCommonwealth Ombudsmanへ。',
  },
}
