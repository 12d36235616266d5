/** The German words of the rows in ../enquiry-insurers-offices-and-offers.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURERS_OFFICES_AND_OFFERS_DE: Words = {
  'us.fact.home-insurance-cancelled': {
    says: 'Besorgen Sie heute neuen Schutz, auch kurz: Sonst darf die Bank nach 45 Tagen Ankündigung teuren Schutz auf Ihre Kosten kaufen. Beschweren Sie sich online bei der Versicherungsaufsicht Ihres Bundesstaats, mit Zahlungsbeleg, E-Mails und Schreiben; der Versicherer muss antworten. Vor dem Ende ist eine schriftliche Mitteilung mit Grund nötig. Hat er Geld genommen und Schutz zugesagt, kann er daran gebunden sein.',
  },
  'us.fact.plan-renewed-itself': {
    says: 'Rufen Sie jetzt Versicherer und HealthCare.gov an und fragen Sie schriftlich, wann der Plan endete und was offen ist. Für Monate mit Schutz kann der Beitrag fällig sein. Zahlte niemand, endet der Plan meist von selbst: mit Zuschuss nach drei Monaten, rückwirkend zum Ende des ersten. Bitten Sie um ein früheres Ende, wenn Sie anders versichert waren. Formular 1095-A: Der Zuschuss wird in der Steuererklärung abgerechnet.',
  },
  'us.fact.office-wants-bank-papers': {
    says: 'Das Amt prüft Einkommen und Erspartes, weil die Hilfe davon abhängt. Das ist meist Routine und kein Betrugsverdacht. Schicken Sie Kopien bis zum Tag im Brief, sonst kann die Hilfe enden. Fragen Sie schriftlich, welche Monate und wozu, und bitten Sie bei Bedarf um mehr Zeit. Schwärzen Sie nichts. Erklären Sie Geld von der Familie. Wird gekürzt, beantragen Sie sofort ein fair hearing.',
  },
  'us.fact.is-this-job-real': {
    says: 'Suchen Sie die Firma im Register Ihres Bundesstaats und rufen Sie eine selbst gefundene Nummer an. Ein echter Arbeitgeber will kein Geld und schickt keinen Scheck zum Weiterleiten. Haben Sie die Social Security number angegeben, sperren Sie Ihren Kredit kostenlos bei allen drei Auskunfteien (freeze) und prüfen Sie AnnualCreditReport.com. Bei Missbrauch: IdentityTheft.gov. Falsche Stellen: ReportFraud.ftc.gov.',
  },
  'us.fact.divorce-debt-first-notice': {
    says: 'Ignorieren Sie es nicht. Schreiben Sie binnen 30 Tagen nach der ersten Mitteilung, dass Sie die Schuld bestreiten und Nachweise wollen; bis dahin muss man aufhören. Das Scheidungspapier bindet die Bank nicht: Wer unterschrieb, kann belangt werden. Aber das Scheidungsgericht kann den anderen zur Erstattung zwingen. Prüfen Sie die Verjährung, bevor Sie zahlen oder etwas zusagen. Auf Gerichtspapiere fristgerecht antworten.',
  },
}
