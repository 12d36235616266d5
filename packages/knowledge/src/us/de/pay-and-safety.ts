/** The German words of the rows in ../pay-and-safety.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PAY_AND_SAFETY_DE: Words = {
  'us.pay.right-salary': {
    says: 'Ein festes Gehalt allein beendet Überstundenlohn nicht. Ihre Aufgaben und Ihr Lohn müssen feste Bedingungen erfüllen. Sie können bis zu zwei oder drei Jahre zurück verlangen, und noch einmal so viel.',
  },
  'us.pay.right-status': {
    says: 'Wie man Sie nennt, entscheidet nicht. Bestimmt die Firma Ihre Arbeit, sind Sie vielleicht angestellt, mit Rechten auf Überstunden und Arbeitslosengeld.',
  },
  'us.pay.right-safe': {
    says: 'Ihr Arbeitgeber darf Sie wegen einer Beschwerde über Sicherheit nicht bestrafen. Sie haben nur 30 Tage, um es OSHA zu sagen.',
  },
  'us.pay.right-fair': {
    says: 'Es ist verboten, Sie schlechter zu behandeln wegen Rasse, Hautfarbe, Religion, Geschlecht, Herkunft, Alter ab 40 oder Behinderung. Die EEOC muss es in 180 oder 300 Tagen erfahren.',
  },
  'us.pay.right-mother': {
    says: 'Ihr Arbeitgeber muss meist Änderungen machen, die in der Schwangerschaft helfen, und Zeit und einen privaten Ort zum Abpumpen geben.',
  },
  'us.pay.right-talk': {
    says: 'Sie und Ihre Kollegen dürfen über Lohn sprechen und bessere Bedingungen verlangen, mit oder ohne Gewerkschaft. Eine Beschwerde (charge) muss innerhalb von sechs Monaten kommen.',
  },
  'us.pay.right-background': {
    says: 'Bevor ein Arbeitgeber nach einer Überprüfung (background report) handelt, muss er Ihnen eine Kopie und Zeit für eine Antwort geben. Fehler können Sie bestreiten.',
  },
  'us.pay.right-leave': {
    says: 'Bei Firmen mit 50 Beschäftigten können Sie meist 12 Wochen unbezahlt frei nehmen und Ihre Stelle zurückbekommen. Sie bekommen 15 Tage für ein ärztliches Formular.',
  },
}
