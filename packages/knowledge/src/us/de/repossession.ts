/** The German words of the rows in ../repossession.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const REPOSSESSION_DE: Words = {
  'us.car.right-deficiency': {
    says: 'Hat man das Auto genommen und verkauft, fragen Sie, wie der Rest (deficiency) berechnet wurde. Der Verkauf muss fair sein.',
  },
  'us.car.right-notice': {
    says: 'Bevor ein genommenes Auto verkauft wird, müssen Sie eine Mitteilung über den Verkauf bekommen. Ohne sie schulden Sie vielleicht weniger oder nichts.',
  },
  'us.car.right-back': {
    says: 'Bis das Auto verkauft ist, bekommen Sie es zurück, wenn Sie alles Fällige und die Kosten zahlen. In manchen Bundesstaaten reicht der Rückstand.',
  },
  'us.car.right-peace': {
    says: 'Ein Auto darf man ohne Gericht nur friedlich nehmen: keine Gewalt, keine Drohungen und kein Einbrechen in eine Garage.',
  },
  'us.car.step-papers': {
    says: 'Verlangen Sie den Kreditvertrag, die Liste der Zahlungen, die Mitteilung über den Verkauf und den Preis, für den das Auto verkauft wurde.',
  },
  'us.car.right-military': {
    says: 'Haben Sie vor Beginn des aktiven Militärdienstes auf das Auto gezahlt? Dann braucht man einen Gerichtsbeschluss, um es zu nehmen. Schreiben Sie das sofort.',
  },
  'us.car.right-stay': {
    says: 'Ein Insolvenzantrag (bankruptcy) stoppt meist sofort, dass man Ihr Auto nimmt oder verkauft, bis das Gericht entscheidet. Fragen Sie vorher einen Anwalt.',
  },
  'us.car.step-call': {
    says: 'Rufen Sie heute den Kreditgeber an. Fragen Sie nach der genauen Summe, mit der Sie das Auto zurückbekommen, und bis wann. Nach dem Tag im Schreiben darf er es verkaufen.',
  },
  'us.car.step-things': {
    says: 'Verlangen Sie jetzt schriftlich Ihre eigenen Sachen aus dem Auto. Der Kreditgeber darf sie nicht behalten oder verkaufen.',
  },
  'us.car.option-back': {
    title: 'Das Auto vor dem Verkauf zurückholen',
    cost: 'Was fällig ist, mit den Kosten der Abholung und Verwahrung',
    time: 'Bevor das Auto verkauft ist',
    risk: 'Wenn Sie wieder nicht zahlen, dürfen sie es wieder holen.',
    bestFor: 'Sie brauchen das Auto und können das Geld aufbringen.',
    says: 'Lassen Sie sich die Summe schriftlich geben, zahlen Sie nachweisbar und verlangen Sie das Auto sofort.',
  },
}
