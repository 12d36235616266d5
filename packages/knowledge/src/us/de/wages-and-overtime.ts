/** The German words of the rows in ../wages-and-overtime.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WAGES_AND_OVERTIME_DE: Words = {
  'us.pay.right-salary': {
    says: 'Ein festes Gehalt allein beendet Überstundenlohn nicht. Ihre Aufgaben und Ihr Lohn müssen feste Bedingungen erfüllen. Sie können bis zu zwei oder drei Jahre zurück verlangen, und noch einmal so viel.',
  },
  'us.pay.right-status': {
    says: 'Wie man Sie nennt, entscheidet nicht. Bestimmt die Firma Ihre Arbeit, sind Sie vielleicht angestellt, mit Rechten auf Überstunden und Arbeitslosengeld.',
  },
  'us.pay.right-tips': {
    says: 'Arbeitgeber oder Manager dürfen Ihr Trinkgeld nicht behalten. Sie dürfen Sie nicht für Verluste zahlen lassen, wenn das den Mindestlohn angreift.',
  },
  'us.life.right-wages': {
    says: 'Sie müssen für alle Stunden mindestens den Mindestlohn bekommen. Sie können zwei oder drei Jahre zurück verlangen, und noch einmal so viel. Man darf Sie für die Frage nicht bestrafen.',
  },
}
