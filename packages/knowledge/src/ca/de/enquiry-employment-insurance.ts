/** The German words of the rows in ../enquiry-employment-insurance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EMPLOYMENT_INSURANCE_WORDS: Words = {
  'ca.ask.ei-refused': {
    says: 'Bitten Sie binnen 30 Tagen ab der Entscheidung schriftlich um neue Prüfung (reconsideration). Gehen ohne echte Wahl oder unter Druck kann ein guter Grund sein. Es ist kostenlos.',
  },
  'ca.ask.ei-just-cause': {
    says: 'Sie behalten das Geld, wenn Sie einen guten Grund zum Gehen hatten, zum Beispiel unzulässigen Druck. Nicht jeder Fehler ist Fehlverhalten (misconduct).',
  },
  'ca.ask.ei-reconsider': {
    says: 'Sie haben 30 Tage, um Service Canada um neue Prüfung zu bitten. Danach haben Sie 30 Tage für die Berufung (appeal) beim Social Security Tribunal.',
  },
  'ca.ask.ei-qc-dismissal': {
    says: 'In Québec kann eine erzwungene eigene Kündigung als Entlassung zählen. Mit zwei Dienstjahren haben Sie 45 Tage für eine Beschwerde bei der CNESST.',
  },
  'ca.ask.ei-qc-labour': {
    says: 'Sagte man Ihnen in Québec, Sie sollen selbst kündigen oder Sie werden entlassen, hilft vielleicht auch das Arbeitsrecht (normes du travail). Die Frist beträgt 45 Tage.',
  },
  'ca.ask.ei-quit': {
    says: 'Sie können EI bekommen, wenn Gehen die einzige faire Wahl war (just cause), etwa bei Gefahr, Belästigung oder fehlendem Lohn, und Sie es vorher zu lösen versuchten. Beantragen Sie sie in vier Wochen mit Belegen. Abgelehnt? Verlangen Sie binnen 30 Tagen eine neue Prüfung; sie ist kostenlos. Danach kommt das Tribunal.',
  },
  'ca.ask.ei': {
    says: 'Beantragen Sie Arbeitslosengeld (employment insurance) sofort, und binnen vier Wochen nach Ihrem letzten Tag. Sie müssen nicht auf Ihre Arbeitsbescheinigung (record of employment) warten.',
  },
}
