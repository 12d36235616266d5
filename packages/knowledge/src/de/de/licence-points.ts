/** The German words of the rows in ../licence-points.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LICENCE_POINTS_DE: Words = {
  'de.points.want': {
    says: 'Die Fahrerlaubnisbehörde schreibt wegen Ihrer Punkte im Fahreignungsregister.',
  },
  'de.points.reality': {
    says: 'Bei vier oder fünf Punkten gibt es eine Ermahnung, bei sechs oder sieben eine Verwarnung. Bei acht ist der Führerschein weg.',
  },
  'de.points.right-seminar': {
    says: 'Mit höchstens fünf Punkten bringt ein Fahreignungsseminar einen Punkt weniger, einmal in fünf Jahren. Bescheinigung binnen zwei Wochen abgeben. Ab sechs nicht mehr.',
  },
  'de.points.right-steps': {
    says: 'Die Behörde muss Stufe für Stufe vorgehen. Fehlte eine Stufe, sinken die Punkte auf fünf oder sieben.',
  },
  'de.points.right-delete': {
    says: 'Punkte verfallen nach zweieinhalb, fünf oder zehn Jahren, je nach Schwere.',
  },
  'de.points.right-no-stop': {
    says: 'Bei acht Punkten stoppt ein Widerspruch nichts: Sie dürfen nicht fahren. Nur das Gericht kann das aussetzen. Neu frühestens nach sechs Monaten.',
  },
  'de.points.step': {
    says: 'Fordern Sie beim KBA kostenlos Ihre Einträge an. Prüfen Sie jede Tat, den Tag und ob sie schon verfallen ist.',
  },
  'de.points.option': {
    says: 'Buchen Sie jetzt das Seminar, solange Sie höchstens fünf Punkte haben.',
    title: 'Seminar besuchen',
    cost: 'Einige hundert Euro.',
    time: 'Einige Wochen.',
    risk: 'Keins.',
    bestFor: 'Sie haben ein bis fünf Punkte.',
  },
  'de.public.fine-right-list': {
    says: 'Bußgelder im Verkehr stehen in einer Liste für ganz Deutschland. Ihre Beträge gelten für ein Versehen unter gewöhnlichen Umständen. Vergleichen Sie: Für mehr muss die Behörde einen Grund nennen.',
  },
}
