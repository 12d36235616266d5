/** Questions about undoing an exit agreement: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EXIT_AGREEMENT_DE: Words = {
  'de.ask-job.exit-agreement-regret': {
    says: 'Für einen Aufhebungsvertrag gibt es kein Widerrufsrecht, auch nicht zu Hause. Sie können ihn anfechten, wenn man Sie getäuscht oder rechtswidrig bedroht hat. Unwirksam ist er auch, wenn man Ihre Schwäche ausnutzte, etwa Krankheit, oder keinerlei Zeit ließ. Holen Sie diese Woche Rat und melden Sie sich bei der Agentur für Arbeit.',
  },
}
