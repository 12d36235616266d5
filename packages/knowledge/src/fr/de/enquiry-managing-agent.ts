/** Fragen von Eigentümern, für die eine Agentur vermietet: die Worte auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MANAGING_AGENT_DE: Words = {
  'fr.ask-home.right-managing-agent': {
    says: 'Eine Agentur, die Ihre Wohnung verwaltet, muss tun, was ihr Auftrag (mandat) sagt. Schäden durch ihre Fehler schuldet sie Ihnen.',
  },
}
