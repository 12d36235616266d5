/** Questions of a few words that name a matter and no detail: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BARE_MATTERS_DE: Words = {
  'us.ask-first.divorce': {
    says: 'In fast jedem Staat brauchen Sie keine Schuld und kein Ja des anderen. Sie reichen beim Gericht vor Ort einen Antrag (petition) ein, wenn einer von Ihnen lange genug im Staat lebt, oft sechs Monate. Manche Staaten wollen erst eine Trennungszeit. Fragen Sie dort nach Formularen. Sichern Sie Belege. Ziehen Sie nicht mit Kindern weg. Sagen Sie uns Ihren Staat, und ob es Kinder oder ein Haus gibt.',
  },
  'us.ask-first.ice-at-work': {
    says: 'Bleiben Sie ruhig, laufen Sie nicht weg. Sie dürfen schweigen und einen Anwalt verlangen. Beamte dürfen in offene Bereiche. Um Arbeiter in anderen Räumen zu befragen, brauchen sie einen Beschluss (warrant) oder das Ja des Chefs. Unterschreiben Sie nichts, was Sie nicht verstehen; zeigen Sie nichts Falsches. Notieren Sie Namen. Wurde jemand mitgenommen? locator.ice.gov. Sagen Sie uns, was geschah.',
  },
}
