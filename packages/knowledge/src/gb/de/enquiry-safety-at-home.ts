/** Questions about violence and control by a partner: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SAFETY_AT_HOME_DE: Words = {
  'gb.ask-family.violence': {
    says: 'In Gefahr rufen Sie 999; können Sie nicht sprechen, drücken Sie am Handy 55. Ein Gericht kann anordnen, dass die Person Sie in Ruhe lässt oder der Wohnung fernbleibt, wenn nötig am selben Tag. Der Antrag kostet nichts. Kostenlose Hilfe Tag und Nacht: 0808 2000 247, in Wales 0808 80 10 800.',
  },
  'gb.ask-family.violence-scotland': {
    says: 'In Gefahr rufen Sie 999; können Sie nicht sprechen, drücken Sie am Handy 55. Ein sheriff court kann anordnen, dass die Person fernbleibt (interdict) oder die Wohnung verlässt (exclusion order). Rechtshilfe kann zahlen. Kostenlose Hilfe Tag und Nacht: 0800 027 1234.',
  },
  'gb.ask-family.violence-ni': {
    says: 'In Gefahr rufen Sie 999; können Sie nicht sprechen, drücken Sie am Handy 55. Ein Gericht kann anordnen, dass die Person Sie in Ruhe lässt (non-molestation) oder die Wohnung verlässt (occupation order), wenn nötig am selben Tag. Kostenlose Hilfe Tag und Nacht: 0808 802 1414.',
  },
  'gb.ask-immigration.partner-abuse': {
    says: 'In Gefahr rufen Sie 999. Ihr Partner kann Sie nicht zurückschicken; das entscheidet nur das Home Office. Endete die Ehe wegen Gewalt oder Zwang, können Sie ein Bleiberecht auf Dauer beantragen und davor drei Monate mit Zugang zu Leistungen. Holen Sie zuerst einen Anwalt. Kostenlose Hilfe Tag und Nacht: 0808 2000 247.',
  },
}
