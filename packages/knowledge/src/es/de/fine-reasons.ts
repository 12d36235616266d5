/** The German words of Spain: fine reasons. */
import type { Words } from '@plainletter/contracts/rule'

export const FINE_REASONS_DE: Words = {
  'es.fine.right-court': {
    says: 'Gegen die endgültige Entscheidung können Sie binnen eines Monats eine Überprüfung verlangen (recurso de reposición). Oder Sie gehen binnen zwei Monaten zum Verwaltungsgericht.',
  },
  'es.fine.know-driver': {
    says: 'Den Fahrer nicht zu nennen ist ein eigener Verstoß. Er kostet das Doppelte der ersten Strafe, wenn diese leicht war, und das Dreifache, wenn sie schwer war.',
  },
  'es.fine.phone': {
    says: 'Ein Handy beim Fahren in der Hand zu halten gilt als schwer: 200 € und sechs Punkte. In den ersten zwanzig Tagen reicht die Hälfte.',
  },
  'es.fine.low-emission': {
    says: 'In einer Umweltzone (zona de bajas emisiones, ZBE) ohne Erlaubnis zu fahren gilt als schwer: 200 € und keine Punkte. Prüfen Sie die Schilder und die Ausnahmen der Stadt.',
  },
  'es.fine.parking': {
    says: 'Beim Parken haftet der Halter, wenn kein anderer Fahrer genannt wird. Eine leichte Strafe beträgt höchstens 100 € und verjährt nach drei Monaten.',
  },
  'es.fine.no-insurance': {
    says: 'Ein Auto ohne Versicherung kostet nach einem eigenen Gesetz 601 bis 3.005 €. Waren Sie an dem Tag versichert, schicken Sie die Police.',
  },
}
