/** 管理会社に貸家を任せた所有者の質問: 日本語の文。 */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MANAGING_AGENT_JA: Words = {
  'fr.ask-home.right-managing-agent': {
    says: 'あなたの家を管理する会社は、委任(mandat)のとおりに行う義務があります。会社の誤りによる損害は、会社が償います。',
  },
}
