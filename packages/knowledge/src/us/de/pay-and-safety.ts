/** The German words of the rows in ../pay-and-safety.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { sameCells, stateWords } from './state-table.ts'

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
  ...stateWords('work-injury', {
    ...sameCells(
      'NY NC VA',
      'sagen Sie es Ihrem Arbeitgeber innerhalb von 30 Tagen schriftlich. Sie haben meist zwei Jahre für den Antrag (claim)',
    ),
    AZ: 'beantragen Sie es nach einer Verletzung bei der Arbeit innerhalb eines Jahres. Sie haben 90 Tage, um einer Mitteilung der Versicherung zu widersprechen (protest)',
    CA: 'sagen Sie es Ihrem Arbeitgeber innerhalb von 30 Tagen und verlangen Sie das Antragsformular. Sie haben meist ein Jahr, um es beim appeals board einzureichen',
    FL: 'sagen Sie es Ihrem Arbeitgeber innerhalb von 30 Tagen. Sie haben meist zwei Jahre, um Leistungen zu beantragen (petition for benefits)',
    GA: 'sagen Sie es Ihrem Arbeitgeber innerhalb von 30 Tagen. Sie haben meist ein Jahr für den Antrag (claim)',
    IL: 'sagen Sie es Ihrem Arbeitgeber innerhalb von 45 Tagen. Sie haben meist drei Jahre zum Einreichen',
    MA: 'sagen Sie es Ihrem Arbeitgeber so bald wie möglich. Sie haben meist vier Jahre für den Antrag (claim)',
    MI: 'sagen Sie es Ihrem Arbeitgeber innerhalb von 90 Tagen. Sie haben meist zwei Jahre für den Antrag (claim)',
    NJ: 'sagen Sie es Ihrem Arbeitgeber bald, höchstens innerhalb von 90 Tagen. Sie haben meist zwei Jahre für den Antrag (claim)',
    OH: 'haben Sie nach einer Verletzung bei der Arbeit meist ein Jahr für den Antrag (claim), und 14 Tage für den Widerspruch (appeal) gegen einen Bescheid (order)',
    PA: 'sagen Sie es Ihrem Arbeitgeber für das volle Geld innerhalb von 21 Tagen, höchstens innerhalb von 120 Tagen. Sie haben meist drei Jahre für den Antrag (claim)',
    TX: 'sagen Sie es Ihrem Arbeitgeber innerhalb von 30 Tagen. Sie haben meist ein Jahr für den Antrag (claim). Manche Firmen in Texas sind nicht versichert',
    WA: 'haben Sie nach einer Verletzung bei der Arbeit meist ein Jahr für den Antrag (claim), und 60 Tage, um einem Bescheid (order) zu widersprechen (protest)',
  }),
  ...stateWords('rival-work', {
    AZ: 'zählt ein Versprechen, nicht zu konkurrieren, nur, wenn es in Zeit, Ort und Arbeit fair ist',
    CA: 'gilt ein Versprechen, nach einer Stelle nicht zu konkurrieren, nicht, egal wo Sie es unterschrieben haben',
    FL: 'kann ein Versprechen, nicht zu konkurrieren, Sie binden, wenn es fair ist und ein echtes Geschäftsinteresse schützt',
    GA: 'bindet ein Versprechen, nicht zu konkurrieren, meist Leitende, Verkäufer und wichtige Mitarbeiter und muss in Zeit und Ort fair sein',
    IL: 'gilt ein Versprechen, nicht zu konkurrieren, unter einem festen Jahreslohn nicht. Sie müssen 14 Tage zum Lesen bekommen',
    MA: 'bindet ein Versprechen, nicht zu konkurrieren, keine Stundenkräfte mit Recht auf Überstundenlohn und keine aus Mangel an Arbeit Entlassenen. Es braucht Geld oder einen anderen Wert',
    MI: 'muss ein Versprechen, nicht zu konkurrieren, in Zeit, Ort und Arbeit fair sein. Ein Richter kann es enger fassen',
    NJ: 'zählt ein Versprechen, nicht zu konkurrieren, nur so weit, wie es fair ist und Ihnen nicht zu sehr schadet',
    NY: 'zählt ein Versprechen, nicht zu konkurrieren, nur, wenn es fair ist und nötig, um Geheimnisse oder Kunden zu schützen',
    NC: 'muss ein Versprechen, nicht zu konkurrieren, schriftlich, bezahlt und in Zeit und Ort fair sein',
    OH: 'zählt ein Versprechen, nicht zu konkurrieren, so weit, wie es fair ist. Ein Richter kann es enger fassen',
    PA: 'muss ein Versprechen, nicht zu konkurrieren, Teil der Vereinbarung zur Stelle oder bezahlt sein, und fair in Zeit und Ort',
    TX: 'muss ein Versprechen, nicht zu konkurrieren, Teil einer anderen Vereinbarung sein und fair in Zeit, Ort und Arbeit',
    VA: 'darf ein Arbeitgeber Beschäftigte mit kleinem Lohn nicht durch ein Versprechen, nicht zu konkurrieren, binden. Andere nur, wenn es fair ist',
    WA: 'gilt ein Versprechen, nicht zu konkurrieren, unter einem festen Jahreslohn nicht, oder wenn man es verbarg, bis Sie die Stelle annahmen. Ab 30. Juni 2027 gilt fast keines mehr',
  }),
  'us.pay.right-tips': {
    says: 'Arbeitgeber oder Manager dürfen Ihr Trinkgeld nicht behalten. Sie dürfen Sie nicht für Verluste zahlen lassen, wenn das den Mindestlohn angreift.',
  },
}
