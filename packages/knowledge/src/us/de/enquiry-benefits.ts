/** The German words of the rows in ../enquiry-benefits.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFITS_DE: Words = {
  'us.ask-public.snap-stopped': {
    says: 'Verlangen Sie jetzt eine Anhörung (fair hearing), am Telefon oder schriftlich. Tun Sie es, bevor die Änderung beginnt, kann die Hilfe weiterlaufen. Insgesamt haben Sie 90 Tage.',
  },
  'us.ask-public.medicaid-stopped': {
    says: 'Schicken Sie, was fehlt, und verlangen Sie jetzt eine Anhörung (fair hearing). Tun Sie es vor dem letzten Tag, kann Medicaid bis zur Entscheidung weiterlaufen.',
  },
  'us.ask-everyday.disability-stopped': {
    says: 'Bitten Sie binnen 60 Tagen schriftlich um neue Prüfung (reconsideration). Heißt es, Ihre Gesundheit sei besser, bitten Sie binnen 10 Tagen, dass solange weiter gezahlt wird. Verlieren Sie, will man das Geld vielleicht zurück, aber Sie können um Erlass (waiver) bitten.',
  },
  'us.ask-everyday.snap-cut': {
    says: 'Verlangen Sie innerhalb von 90 Tagen eine Anhörung (fair hearing). Tun Sie es, bevor die Änderung beginnt, bleibt Ihre Lebensmittelhilfe meist gleich bis zur Entscheidung.',
  },
  'us.ask-everyday.disability-denied': {
    says: 'Verlangen Sie innerhalb von 60 Tagen nach der Mitteilung eine neue Prüfung (reconsideration). Schicken Sie ärztliche Unterlagen. Wird wieder abgelehnt, kann ein Richter Sie hören. Anwälte bekommen nur einen Anteil, wenn Sie gewinnen.',
  },
  'us.ask-life.va-decision': {
    says: 'Sie haben ein Jahr. Schicken Sie neue Beweise (supplemental claim), verlangen Sie eine Prüfung auf höherer Ebene (higher-level review), oder gehen Sie zum Board. Ein Verein für Veteranen hilft kostenlos.',
  },
  'us.ask-public.snap-work': {
    says: 'Von 18 bis 64, ohne Kind unter 14 im Haus, gibt es Lebensmittelhilfe (SNAP) meist nur drei Monate in drei Jahren. Für mehr brauchen Sie 80 Stunden Arbeit, Schulung oder Ehrenamt im Monat. Seit 2025 gilt das auch über 54, für Veteranen und Obdachlose. Krankheit, Behinderung, Schwangerschaft oder Pflege kann befreien: Senden Sie Belege. Gegen eine Kürzung verlangen Sie binnen 90 Tagen eine Anhörung (fair hearing), am besten vor Beginn.',
  },
  'us.ask-public.medicaid-work': {
    says: 'Es beginnt spätestens am 1. Januar 2027, in manchen Staaten früher. Es gilt für 19- bis 64-Jährige mit Medicaid für Erwachsene mit wenig Einkommen. Sie brauchen 80 Stunden Arbeit, Schule oder Ehrenamt im Monat. Ausgenommen sind Medicaid wegen Alter oder Behinderung, Schwangere, Eltern eines Kindes bis 13 und wer zu krank ist. Beantworten Sie jeden Brief, meist in 30 Tagen, mit Belegen. Endet es, verlangen Sie eine Anhörung (fair hearing).',
  },
}
