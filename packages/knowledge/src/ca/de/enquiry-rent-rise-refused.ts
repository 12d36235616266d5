/** The German words of the rows in ../enquiry-rent-rise-refused.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_RISE_REFUSED_DE: Words = {
  'ca.fact.rent-over-guideline-on': {
    says: 'Sie müssen meist nicht mehr als den jährlichen Richtsatz zahlen, nie über 2,5 %, wenn die Wohnung vor dem 16. November 2018 bewohnt war. Mehr braucht einen Beschluss des Board. Nötig sind auch 90 Tage auf Formular N1 und 12 Monate seit der letzten Erhöhung. Zahlen Sie die bisherige Miete und schreiben Sie das. Wer ein Jahr zu viel zahlt, kann gebunden sein.',
  },
  'ca.fact.rent-refused-qc': {
    says: 'Sie müssen weder die Erhöhung annehmen noch gehen. Antworten Sie binnen eines Monats nach Erhalt schriftlich: Ich lehne die Erhöhung ab und verlängere meinen Mietvertrag. Schweigen gilt als Ja. Der Vermieter hat dann einen Monat, das Tribunal die Miete festsetzen zu lassen. Senden Sie es mit Nachweis. Wohnungen der letzten fünf Jahre können ausgenommen sein.',
  },
  'ca.fact.rent-new-building-on': {
    says: 'Für Wohnungen, die erst nach dem 15. November 2018 bewohnt wurden, gilt kein Richtsatz; eine große Erhöhung ist erlaubt. Nötig sind aber 90 Tage schriftlich auf Formular N2 und 12 Monate seit der letzten. Eine SMS oder kürzere Frist wirkt nicht. Zahlen Sie die alte Miete pünktlich und schreiben Sie warum. Ein richtiges Formular kann folgen: verhandeln Sie, fragen Sie eine legal clinic.',
  },
}
