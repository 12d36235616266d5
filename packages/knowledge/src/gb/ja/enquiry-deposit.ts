/** Questions about a tenancy deposit in England: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEPOSIT_JA: Words = {
  'gb.ask-housing.deposit-back': {
    says: '敷金（deposit）と、差し引いた分それぞれの証拠つきの一覧を、書面で求めてください。納得できないなら、保護制度（deposit scheme）の無料の紛争解決を使います。損害は家主が証明しなければなりません。',
  },
  'gb.ask-housing.deposit-unprotected': {
    says: '家主は30日以内に敷金（deposit）を保護し、場所を知らせる義務がありました。しなかったなら、返金と、1から3倍の額を求められます。6年あります。',
  },
  'gb.ask-housing.wear-and-tear': {
    says: '普通に使った古さ（fair wear and tear）の分は払いません。家主が求められるのは、本当の損傷や汚れだけで、物の古さの分を引きます。',
  },
}
