/** Questions about money, a partner and deductions on Universal Credit: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNIVERSAL_CREDIT_DE: Words = {
  'gb.ask-benefit.savings': {
    says: 'Bis £6,000 ändert sich nichts. Von £6,000 bis £16,000 verlieren Sie £4.35 im Monat je £250. Über £16,000 endet Universal Credit. Geld des Partners zählt mit. Melden Sie es sofort im Journal. Sie dürfen Schulden zahlen und Nötiges kaufen; verschenktes Geld zählt aber weiter. Belege aufheben.',
    dependsOn: 'wie viel Sie und ein Partner besitzen',
  },
  'gb.ask-benefit.partner-moves-in': {
    says: 'Kein Gesetz nennt eine Zahl von Nächten. Es zählt, ob Sie als Paar in einer Wohnung leben: Geld, Rechnungen, Post, Kinder, wie andere Sie sehen. Ein Besucher mit eigener Wohnung ist kein Partner. Zieht er ein, melden Sie es am selben Tag; dann beantragen Sie gemeinsam. Bewahren Sie Belege seiner Adresse. Bei einer Vorladung zuerst Rat holen.',
    dependsOn: 'ob Sie als Paar in einer Wohnung leben',
  },
  'gb.ask-benefit.deductions': {
    says: 'Seit 30. April 2025 dürfen die meisten Abzüge zusammen höchstens 15 % Ihres Grundbetrags (standard allowance) nehmen. Wenige, etwa für Miete oder Energie, können als letztes Mittel darüber gehen. Schreiben Sie ins Journal, dass Sie davon nicht leben können, mit Budget. Bitten Sie DWP Debt Management um weniger. Fragen Sie auch die Gemeinde nach Krisenhilfe.',
  },
  'gb.ask-benefit.gifts': {
    says: 'Geld, das Familie oder Freunde Ihnen schenken, ist kein Einkommen für Universal Credit und mindert es nicht. Was Sie davon behalten, zählt als Erspartes: Erst über £6,000 zusammen sinkt die Zahlung. Verbergen Sie es auf Nachfrage nicht; notieren Sie, wer es warum gab. Anders ist es, wenn man Sie für Arbeit bezahlt oder als Ehepartner Unterhalt zahlt.',
  },
  'gb.ask-benefit.pip-income': {
    says: 'PIP, DLA, Attendance Allowance und Adult Disability Payment mindern Universal Credit nicht. Sie können sogar helfen: Mit einer davon gilt die Obergrenze (benefit cap) für Sie nicht. Melden Sie es im Journal und fragen Sie, was Ihnen noch zusteht, etwa ein carer element für die Person, die Sie pflegt.',
  },
  'gb.ask-benefit.third-child': {
    says: 'Ja. Die Grenze von zwei Kindern endete am 6. April 2026. Universal Credit hat seitdem einen Betrag für jedes Kind, ab Ihrem ersten Monat, der an diesem Tag oder später begann. Frühere Monate werden nicht gezahlt. Melden Sie jetzt jedes Kind. Die Obergrenze (benefit cap) kann es noch senken. Fehlt ein Kind? Bitten Sie binnen eines Monats um neue Prüfung (mandatory reconsideration).',
  },
}
