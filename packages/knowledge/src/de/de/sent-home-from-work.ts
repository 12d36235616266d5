/** The German words of the rows in ../sent-home-from-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SENT_HOME_FROM_WORK_DE: Words = {
  'de.work-talk.reality-off': {
    says: 'Sie sollen zu Hause bleiben, aber der Vertrag läuft weiter. Der Arbeitgeber muss weiter zahlen.',
  },
  'de.work-talk.right-pay': {
    says: 'Sie behalten den vollen Lohn. Der Arbeitgeber will Ihre Arbeit jetzt nicht. Darum müssen Sie die Stunden nicht nachholen.',
  },
  'de.work-talk.right-work': {
    says: 'Solange die Stelle besteht, haben Sie ein Recht auf Arbeit. Gegen Ihren Willen darf man Sie nur aus starkem Grund freistellen.',
  },
  'de.work-talk.right-leave': {
    says: 'Ihr Urlaub ist nur verbraucht, wenn der Brief das klar sagt und Sie unwiderruflich freistellt. Sonst behalten Sie ihn.',
  },
  'de.work-talk.step-offer': {
    says: 'Schreiben Sie heute: Sie sind bereit zu arbeiten und bieten Ihre Arbeit an. Fragen Sie nach Grund und Dauer.',
  },
  'de.work-talk.step-return': {
    says: 'Geben Sie Schlüssel und Geräte nur gegen Quittung ab. Bleiben Sie erreichbar. Melden Sie sich krank, wenn Sie krank werden.',
  },
  'de.work-talk.option-work': {
    says: 'Das Arbeitsgericht kann anordnen, dass man Sie arbeiten lässt, notfalls im Eilverfahren.',
    title: 'Beschäftigung beim Gericht verlangen',
    cost: 'Eigener Anwalt, oder frei über die Gewerkschaft.',
    time: 'Einige Tage bis Wochen.',
    risk: 'Der Streit kann härter werden.',
    bestFor: 'Der Grund ist schwach und Sie brauchen die Übung.',
  },
}
