/** Questions about fences, noise, trees, dogs and city rules: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEIGHBORS_DE: Words = {
  'us.ask-life.over-the-line': {
    says: 'Ohne Ihr Ja darf es meist nicht auf Ihrem Grund bleiben. Lassen Sie die Grenze von einem zugelassenen Vermesser (surveyor) markieren. Schreiben Sie dann dem Nachbarn mit einer Kopie und einem Tag zum Versetzen, und bieten Sie kostenlose Mediation an. Reißen Sie nichts selbst ab. Sonst kann ein Gericht das Versetzen oder Geld anordnen. Warten Sie nicht Jahre: In Kalifornien können fünf Jahre mit gezahlten Steuern dem Nachbarn den Streifen geben. Andere Staaten haben andere Zeiten.',
  },
  'us.ask-life.fence': {
    says: 'Regeln von Bundesstaat und Stadt entscheiden. In Kalifornien teilen Nachbarn meist einen nötigen Zaun, nach 30 Tagen schriftlicher Mitteilung. In vielen Bundesstaaten schulden Sie nichts, dem Sie nicht zugestimmt haben.',
    dependsOn: 'Ihr Bundesstaat und ob der Zaun nötig ist',
  },
  'us.ask-life.noise': {
    says: 'Führen Sie eine Liste und schreiben Sie zuerst dem Nachbarn. Beschweren Sie sich dann bei der Stadt oder beim Vermieter. Geht es weit über das Übliche hinaus, kann ein Gericht es stoppen oder Geld zusprechen.',
  },
  'us.ask-life.tree': {
    says: 'Sie dürfen Äste meist bis zur Grenze auf eigene Kosten schneiden, wenn der Baum weiterlebt. Der Eigentümer zahlt Schaden durch einen Baum, der unsicher aussah. Sagen Sie es ihm schriftlich.',
    dependsOn: 'ob der Baum vorher unsicher aussah',
  },
  'us.ask-life.dog': {
    says: 'In vielen Bundesstaaten zahlt der Halter für einen Biss, auch für den ersten. In anderen müssen Sie zeigen, dass er die Gefahr kannte oder nachlässig war, etwa offenes Tor oder Verstoß gegen Leinenpflicht. Gehen Sie zum Arzt, melden Sie es bei animal control, sammeln Sie Fotos und Rechnungen. Meist zahlt die Haus- oder Mieterversicherung des Halters. Sonst hilft small claims court.',
    dependsOn: 'Ihr Bundesstaat',
  },
  'us.ask-life.city-code': {
    says: 'Lesen Sie die Regel und das Datum. Beheben Sie es und schicken Sie Fotos, oder bitten Sie schriftlich um mehr Zeit oder eine Anhörung (hearing), bevor die Strafe beginnt.',
  },
}
