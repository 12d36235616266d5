/** Questions of people fired after an injury at work: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FIRED_AFTER_INJURY_DE: Words = {
  'us.fact.fired-after-comp': {
    says: "„At will“ ist hier keine Antwort: Fast jeder Staat verbietet die Kündigung, weil Sie eine Unfallversicherung (workers' comp) verlangt haben. Manche Fristen sind kurz: gehen Sie diese Woche zu einem Anwalt für Arbeitsunfälle; das erste Gespräch ist oft frei. Behalten Sie Nachrichten, Atteste und die Liste der gezählten Tage. Der Anspruch läuft ohne Job weiter. Melden Sie sich arbeitslos und prüfen Sie FMLA-Schutz.",
  },
  'us.fact.fired-after-comp-ohio': {
    says: "Ohio verbietet die Kündigung wegen eines Antrags auf workers' comp, at will oder nicht. Zwei Fristen zählen. Ihr Arbeitgeber muss binnen 90 Tagen nach der Kündigung Ihre schriftliche Anzeige haben, und binnen 180 Tagen müssen Sie beim common pleas court klagen. Senden Sie die Anzeige jetzt per Einschreiben und behalten Sie eine Kopie. Therapiebelege zeigen, was die Tage waren. Der Anspruch läuft weiter. Melden Sie sich arbeitslos.",
  },
}
