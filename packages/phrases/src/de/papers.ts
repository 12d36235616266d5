/** German: papers that their kind is too wide to name. See en/papers.ts. */
import type { Papers } from '../phrases.ts'

export const DE_PAPERS: Papers = {
  rent_increase: {
    name: 'ein Schreiben über eine höhere Miete',
    label: 'Höhere Miete',
    wants: '{sender} will von Ihnen mehr Miete.',
  },
  service_charge: {
    name: 'eine Abrechnung über Nebenkosten Ihrer Wohnung',
    label: 'Nebenkosten der Wohnung',
    wants: '{sender} verlangt Geld für gemeinsame Kosten Ihrer Wohnung.',
  },
  deposit_deductions: {
    name: 'ein Brief über Ihre Kaution',
    label: 'Abzug von der Kaution',
    wants: '{sender} schreibt über Geld, das von Ihrer Kaution abgehen soll.',
  },
  disciplinary_hearing: {
    name: 'eine Einladung zu einer Anhörung bei der Arbeit',
    label: 'Anhörung bei der Arbeit',
    wants: '{sender} lädt Sie zu einer Anhörung über Ihre Arbeit ein. Noch ist nichts entschieden.',
    wanted:
      '{sender} lud Sie zu einer Anhörung über Ihre Arbeit ein. Der Tag ist vorbei, es kann schon entschieden sein.',
  },
  work_warning: {
    name: 'eine Abmahnung bei der Arbeit',
    label: 'Abmahnung bei der Arbeit',
    wants: '{sender} mahnt Sie förmlich ab. Ihre Arbeit geht weiter.',
  },
  work_suspension: {
    name: 'eine Freistellung von der Arbeit',
    label: 'Freistellung von der Arbeit',
    wants: '{sender} lässt Sie vorerst nicht arbeiten. Ihr Arbeitsverhältnis geht weiter.',
  },
  exit_agreement: {
    name: 'ein Angebot, Ihre Arbeit zu beenden',
    label: 'Angebot zum Ende der Arbeit',
    wants: '{sender} bietet Bedingungen für das Ende Ihrer Arbeit an. Sie müssen nicht zustimmen.',
    wanted:
      '{sender} bot Bedingungen für das Ende Ihrer Arbeit an. Der Tag für die Antwort ist vorbei. Sie müssen nicht zustimmen.',
  },
  offence_hearing: {
    name: 'eine Anhörung vor einem Bußgeld',
    label: 'Anhörung vor einem Bußgeld',
    wants:
      '{sender} wirft Ihnen einen Verstoß vor und fragt nach Ihrer Sicht. Noch ist nichts entschieden.',
    wanted:
      '{sender} warf Ihnen einen Verstoß vor und fragte nach Ihrer Sicht. Die Zeit dafür ist vorbei, es kann schon entschieden sein.',
  },
  driver_details: {
    name: 'eine Frage nach dem Fahrer',
    label: 'Frage nach dem Fahrer',
    wants: '{sender} will wissen, wer das Fahrzeug gefahren hat.',
  },
  police_penalty: {
    name: 'ein festes Bußgeld der Polizei',
    label: 'Festes Bußgeld der Polizei',
    wants: '{sender} bietet ein festes Bußgeld statt eines Gerichtsverfahrens an.',
    wanted:
      '{sender} bot ein festes Bußgeld statt eines Gerichtsverfahrens an. Der Tag im Brief ist vorbei.',
  },
  school_absence_penalty: {
    name: 'ein Bußgeld wegen versäumter Schule',
    label: 'Bußgeld wegen Schule',
    wants: '{sender} verlangt ein Bußgeld, weil ein Kind in der Schule fehlte.',
  },
  benefit_move: {
    name: 'eine Aufforderung, zu einer anderen Leistung zu wechseln',
    label: 'Wechsel der Sozialleistung',
    wants: '{sender} sagt, dass eine Leistung endet und Sie eine andere beantragen müssen.',
    wanted:
      '{sender} sagte, dass eine Leistung endet und Sie eine andere beantragen müssen. Der Tag für den Antrag ist vorbei.',
  },
  benefit_decision: {
    name: 'ein Bescheid über eine Leistung',
    label: 'Bescheid über eine Leistung',
    wants: '{sender} hat über eine Leistung für Sie entschieden.',
  },
  child_maintenance: {
    name: 'ein Brief über Kindesunterhalt',
    label: 'Kindesunterhalt',
    wants: '{sender} schreibt über Geld für den Unterhalt eines Kindes.',
  },
  complaint_refused: {
    name: 'eine letzte Antwort auf Ihre Beschwerde',
    label: 'Antwort auf Ihre Beschwerde',
    wants: '{sender} antwortet auf Ihre Beschwerde. Sie können weitergehen.',
    wanted: '{sender} antwortete auf Ihre Beschwerde. Die Zeit, weiterzugehen, kann vorbei sein.',
  },
  immigration_refusal: {
    name: 'eine Entscheidung über Ihren Aufenthalt',
    label: 'Entscheidung über den Aufenthalt',
    wants: '{sender} hat über Ihr Recht entschieden, im Land zu sein.',
  },
  divorce_papers: {
    name: 'ein Schreiben über eine Scheidung',
    label: 'Scheidung',
    wants: 'Ihr Partner oder Ihre Partnerin hat beantragt, die Ehe oder Partnerschaft zu beenden.',
  },
  jury_summons: {
    name: 'eine Ladung als Geschworener',
    label: 'Dienst als Geschworener',
    wants: '{sender} ruft Sie als Geschworenen. Ihnen wird nichts vorgeworfen.',
  },
  witness_summons: {
    name: 'eine Ladung als Zeuge oder Zeugin',
    label: 'Ladung als Zeuge',
    wants:
      '{sender} lädt Sie, damit Sie vor Gericht sagen, was Sie wissen. Von Ihnen wird nichts gefordert.',
  },
  council_order: {
    name: 'eine Anordnung, etwas in Ordnung zu bringen',
    label: 'Anordnung einer Behörde',
    wants: '{sender} ordnet an, dass Sie etwas tun oder lassen.',
  },
  data_breach: {
    name: 'eine Mitteilung, dass Daten von Ihnen in fremde Hände kamen',
    label: 'Datenpanne',
    wants: '{sender} teilt mit, dass andere Ihre Daten gesehen haben können.',
  },
  price_rise: {
    name: 'eine Mitteilung über einen höheren Preis',
    label: 'Höherer Preis',
    wants: '{sender} will ändern, was Sie zahlen.',
  },
  single_justice_notice: {
    name: 'eine Anklage, über die ein Richter nach den Papieren entscheidet',
    label: 'Anklage auf Papier',
    wants:
      '{sender} wirft Ihnen eine Straftat vor. Gefragt ist Ihre Antwort: schuldig oder nicht schuldig.',
  },
  court_fine: {
    name: 'eine Geldstrafe von einem Gericht',
    label: 'Geldstrafe vom Gericht',
    wants: '{sender} verlangt eine Strafe, die ein Gericht verhängt hat.',
  },
  vehicle_tax_penalty: {
    name: 'eine Strafe wegen der Kfz-Steuer',
    label: 'Strafe wegen Kfz-Steuer',
    wants: '{sender} verlangt eine Strafe, weil ein Fahrzeug nicht versteuert war.',
  },
  prescription_penalty: {
    name: 'eine Strafe wegen kostenloser Rezepte oder Zahnarztkosten',
    label: 'Strafe wegen Rezept oder Zahnarzt',
    wants: '{sender} sagt, dass jemand ohne Anspruch kostenlos behandelt wurde, und verlangt Geld.',
  },
  tribunal_hearing: {
    name: 'eine Ladung zu einem Tribunal',
    label: 'Termin bei einem Tribunal',
    wants: '{sender} teilt mit, wann das Tribunal tagt und was es vorher braucht.',
  },
  means_form: {
    name: 'ein Formular des Gerichts über Ihr Einkommen',
    label: 'Gerichtsformular zum Einkommen',
    wants:
      '{sender} will wissen, was Sie verdienen und schulden, um die Zahlung eines Urteils zu regeln.',
  },
  benefit_review: {
    name: 'ein Formular, um Ihre Leistung zu behalten',
    label: 'Prüfung der Sozialleistung',
    wants: '{sender} prüft Ihre Leistung neu und will ein Formular zurück.',
    wanted:
      '{sender} prüft Ihre Leistung neu und wollte ein Formular zurück. Der Tag dafür ist vorbei.',
  },
  student_overpayment: {
    name: 'ein Brief über Geld für das Studium',
    label: 'Geld für das Studium',
    wants: '{sender} will Geld für das Studium zurück.',
  },
  policy_cancelled: {
    name: 'eine Mitteilung, dass Ihre Versicherung endet',
    label: 'Versicherung endet',
    wants: '{sender} will Ihre Versicherung beenden oder hat sie beendet.',
  },
  account_closing: {
    name: 'eine Mitteilung, dass Ihr Konto geschlossen wird',
    label: 'Konto wird geschlossen',
    wants: '{sender} will Ihr Konto schließen.',
    wanted:
      '{sender} wollte Ihr Konto schließen. Der Tag ist vorbei, es kann schon geschlossen sein.',
  },
  lodger_notice: {
    name: 'eine Aufforderung, ein Zimmer in einer fremden Wohnung zu verlassen',
    label: 'Zimmer verlassen',
    wants: '{sender} will, dass Sie ein Zimmer in der eigenen Wohnung verlassen.',
  },
  estate_debt: {
    name: 'ein Brief über Schulden einer verstorbenen Person',
    label: 'Schulden eines Verstorbenen',
    wants: '{sender} fragt, wer sich um den Nachlass kümmert, um daraus eine Schuld zu bekommen.',
  },
  default_notice: {
    name: 'eine Verzugsmitteilung zu einem Kredit (default notice)',
    label: 'Verzugsmitteilung zum Kredit',
    wants:
      '{sender} sagt, dass Sie einen Kreditvertrag verletzt haben, und setzt einen Tag zur Abhilfe.',
    wanted:
      '{sender} sagte, dass Sie einen Kreditvertrag verletzt haben. Der Tag zur Abhilfe ist vorbei.',
  },
  police_interview: {
    name: 'eine Einladung zu einem Verhör wegen einer Straftat',
    label: 'Verhör wegen einer Straftat',
    wants: '{sender} will Sie zu einer möglichen Straftat befragen. Holen Sie zuerst einen Anwalt.',
  },
  care_charges: {
    name: 'eine Rechnung für Pflege',
    label: 'Rechnung für Pflege',
    wants: '{sender} sagt, was für Pflege zu zahlen ist.',
  },
  works_consultation: {
    name: 'eine Mitteilung über Arbeiten am Haus',
    label: 'Arbeiten am Haus',
    wants: '{sender} plant Arbeiten, die Sie mit bezahlen sollen.',
  },
  circular: {
    name: 'ein Papier an viele Leute',
    label: 'Papier an viele',
    wants: '{sender} teilt vielen Leuten etwas mit. Von Ihnen allein wird nichts verlangt.',
  },
  foreclosure: {
    name: 'eine Ankündigung, das Haus zu verwerten',
    label: 'Verwertung des Hauses',
    wants: '{sender} will das Haus verkaufen, weil die Raten nicht bezahlt sind.',
  },
}
