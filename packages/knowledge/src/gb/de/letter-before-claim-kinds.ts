/** Arten der letzten Aufforderung: das Recht des Vereinigten Königreichs auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const LETTER_BEFORE_CLAIM_KINDS_DE: Words = {
  'gb.lbc.lease-no-forfeit': {
    says: 'Ein Erbpachtvertrag (lease) über eine Wohnung darf wegen Nebenkosten (service charge) nicht beendet werden. Es sei denn, Sie haben die Schuld anerkannt oder ein Gericht oder tribunal hat so entschieden.',
  },
  'gb.lbc.ground-rent-notice': {
    says: 'Die Grundmiete (ground rent) ist erst fällig, wenn Sie eine Anzeige in der gesetzlichen Form bekamen, mit einem Termin 30 bis 60 Tage später.',
  },
  'gb.lbc.lease-tribunal': {
    says: 'Sie können ein tribunal entscheiden lassen, ob Nebenkosten (service charges) und zusätzliche Verwaltungskosten (administration charges) angemessen sind.',
  },
  'gb.lbc.lease-summary': {
    says: 'Jeder Forderung von Nebenkosten (service charge) muss eine Übersicht Ihrer Rechte beiliegen. Fehlt sie, dürfen Sie das Geld zurückhalten, bis sie kommt.',
    actionable:
      'Sehen Sie die Forderungen an, nicht nur diesen Brief. Gab es keine Übersicht, schreiben Sie das.',
  },
  'gb.lbc.estate-pays': {
    says: 'Die Schuld wird aus dem Nachlass bezahlt. Die Familie zahlt sie nicht aus eigenem Geld, außer sie hat mit unterschrieben.',
  },
  'gb.lbc.care-review': {
    says: 'Sie können eine Kopie der Berechnung Ihrer Finanzen (financial assessment) und ihre Überprüfung verlangen. Schicken Sie Belege für Einkommen, Miete und Kosten einer Behinderung.',
  },
  'gb.lbc.care-complain': {
    says: 'Sie können sich bei der Gemeinde (council) über Pflegekosten beschweren. Danach können Sie kostenlos zum Local Government and Social Care Ombudsman.',
  },
  'gb.lbc.step-passed': {
    says: 'Die üblichen 30 Tage sind vorbei. Antworten Sie deshalb heute. Sie können jetzt klagen (court claim). Auch eine späte Antwort kann das noch stoppen.',
  },
  'gb.lbc.step-passed-post': {
    says: 'Suchen Sie in Ihrer Post ein Klageformular (claim form), auch an einer alten Adresse. Es lässt wenig Zeit zur Antwort.',
  },
}
