/** Fines of a public body, in every state: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const FINE_DE: Words = {
  'au.fine.want': {
    says: 'Suchen Sie die Regel, den Ort, das Datum und den letzten Tag zum Handeln.',
  },
  'au.fine.reality': {
    says: 'Sie können zahlen, um eine Überprüfung (review) bitten, nach und nach zahlen oder das Gericht wählen. Der letzte Tag steht auf dem Bescheid.',
  },
  'au.fine.who': {
    says: 'Der Bescheid kommt von einer öffentlichen Stelle. Jeder Bundesstaat hat ein Amt für Geldbußen.',
  },
  'au.fine.rights': {
    says: 'Sie können das Foto oder die Beweise sehen, um eine Überprüfung (review) bitten und einen anderen Fahrer nennen.',
  },
  'au.fine.right-review': {
    says: 'Sie können um eine Überprüfung (review) bitten, zum Beispiel wegen Krankheit oder eines Irrtums. In manchen Staaten zählt auch, dass Sie bisher keine Verstöße hatten.',
  },
  'au.fine.right-court': { says: 'Sie können wählen, dass stattdessen ein Gericht entscheidet.' },
  'au.fine.right-time': {
    says: 'Sie können um Raten bitten. In manchen Bundesstaaten können Sie die Summe mit Arbeit oder Kursen abtragen.',
  },
  'au.fine.step-check': {
    says: 'Prüfen Sie Kennzeichen, Ort, Uhrzeit und Zahltag. Sehen Sie sich das Foto online an.',
  },
  'au.fine.step-driver': {
    says: 'Sind Sie nicht gefahren, nennen Sie den Fahrer vor dem Zahltag.',
  },
  'au.fine.step-review': {
    says: 'Ist es falsch oder haben Sie einen guten Grund, bitten Sie vor dem Zahltag um eine Überprüfung (review).',
  },
  'au.fine.opt-review': {
    says: 'Nutzen Sie die Webseite des Amts für Geldbußen und fügen Sie Beweise bei.',
    title: 'Um eine Überprüfung (review) bitten',
    cost: 'Kostenlos.',
    time: 'Vor dem Zahltag.',
    risk: 'Gering.',
    bestFor: 'Es ist falsch, oder Sie hatten einen guten Grund.',
  },
  'au.fine.opt-pay': {
    says: 'Zahlen Sie alles oder bitten Sie um einen Plan.',
    title: 'Zahlen, oder nach und nach zahlen',
    cost: 'Die Geldbuße.',
    time: 'Vor dem Zahltag.',
    risk: 'Es kann Punkte auf Ihren Führerschein geben.',
    bestFor: 'Es stimmt.',
  },
  'au.fine.opt-court': {
    says: 'Ein Richter (magistrate) entscheidet.',
    title: 'Das Gericht wählen',
    cost: 'Gerichtskosten, wenn Sie verlieren.',
    time: 'Vor dem Zahltag.',
    risk: 'Die Geldbuße kann höher werden.',
    bestFor: 'Sie haben starke Beweise.',
  },
  'au.fine.warn': {
    says: 'Lassen Sie es liegen, kommen Kosten dazu. Ihr Führerschein oder die Zulassung Ihres Autos kann gesperrt werden.',
  },
  'au.fine.right-driver': {
    says: 'Sind Sie nicht gefahren, nennen Sie den Fahrer im Formular bis zum Fälligkeitstag. Wurde das Auto verkauft oder gestohlen, sagen Sie es dort. Ein falscher Name ist strafbar.',
  },
}
