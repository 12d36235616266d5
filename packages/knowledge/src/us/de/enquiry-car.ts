/** The German words of the rows in ../enquiry-car.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CAR_DE: Words = {
  'us.ask-debt.deficiency': {
    says: 'Vielleicht schulden Sie, was der Verkauf nicht deckte. Aber man muss vor dem Verkauf schreiben, fair verkaufen und die Summe erklären. Geschah das nicht, schulden Sie vielleicht weniger oder nichts.',
    dependsOn: 'ob man Ihnen den Verkauf gemeldet und das Auto fair verkauft hat',
  },
  'us.ask-debt.car-repo': {
    says: 'In den meisten Bundesstaaten darf ein Autokreditgeber das Auto nach einer verpassten Zahlung ohne Gericht nehmen, aber nicht mit Gewalt oder Drohungen. Rufen Sie vorher an und bitten Sie um einen Plan.',
    dependsOn: 'ob der Kreditgeber ein Pfandrecht (lien) am Auto hat, und Ihr Bundesstaat',
  },
  'us.ask-debt.car-taken': {
    says: 'Schreiben Sie heute dem Kreditgeber. Fragen Sie, was Sie bis wann zahlen müssen, um es zurückzubekommen. Er muss Sachen aus dem Auto zurückgeben und Ihnen vor dem Verkauf Bescheid sagen.',
  },
}
