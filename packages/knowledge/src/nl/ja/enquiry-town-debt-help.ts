/** Questions about debt help of the town for people with a job: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TOWN_DEBT_HELP_JA: Words = {
  'nl.ask.town-debt-help': {
    says: 'はい。市は、仕事や持ち家や事業があっても、借金のある住民をみな助けなければなりません。無料です。最初の面談は4週間以内、家・電気・水道・医療保険を失いそうなら3営業日以内です。多くは18か月払える分を払い、残りは消えます。債権者が拒めば裁判官の手続（Wsnp）もあります。郵便を開け、もう借りないでください。',
  },
}
