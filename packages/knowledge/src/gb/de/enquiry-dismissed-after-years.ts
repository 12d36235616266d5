/** Questions about a dismissal after two years or more, with no warning or meeting: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSED_AFTER_YEARS_DE: Words = {
  'gb.ask-work.dismissed-over-two-years': {
    says: 'Ab zwei Jahren können Sie wegen unfairer Entlassung klagen. Der Betrieb braucht einen fairen Grund und faire Schritte: Vorwürfe schriftlich, Anhörung, Berufung. Ohne sie ist es meist unfair. Legen Sie jetzt schriftlich Berufung ein und fragen Sie nach den Gründen (14 Tage). Verlangen Sie Kündigungslohn. Acas vor Fristende: 0300 123 1100.',
  },
}
