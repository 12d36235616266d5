/** Questions about a dismissal, a charge, a trial period and the end of a fixed term: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_WORDS: Words = {
  'it.ask.dismissed': {
    says: 'Widersprechen Sie binnen 60 Tagen schriftlich per Einschreiben oder PEC. Eine ungerechte Kündigung bringt Geld, manchmal die Stelle zurück. Beantragen Sie NASpI binnen 68 Tagen. Eine Gewerkschaft hilft.',
  },
  'it.ask.charge': {
    says: 'Sie haben fünf Tage für eine schriftliche Antwort oder eine Anhörung mit der Gewerkschaft. Antworten Sie auf jede Tatsache mit Beweisen, gestehen Sie nichts. Erst danach dürfen sie strafen. Dagegen haben Sie 20 Tage beim Arbeitsamt.',
  },
  'it.ask.warning-letter': {
    says: 'Antworten Sie innerhalb von fünf Tagen schriftlich, oder bitten Sie um eine Anhörung mit der Gewerkschaft. Vorher darf keine Strafe kommen. Gegen eine Strafe haben Sie 20 Tage für eine Kommission beim Arbeitsinspektorat (Ispettorato del lavoro).',
  },
}
