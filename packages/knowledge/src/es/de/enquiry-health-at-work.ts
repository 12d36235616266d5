/** Questions about illness and bullying at work: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HEALTH_AT_WORK_DE: Words = {
  'es.ask.mutua-alta': {
    says: 'Bitten Sie das INSS binnen zehn Werktagen um Prüfung der Gesundschreibung und melden Sie es am selben Tag der Firma. Nach einem Arbeitsunfall bei der mutua laufen Krankschreibung und Geld bis zur Entscheidung weiter. Bestätigt das INSS, zahlen Sie zurück.',
  },
  'es.ask.mobbing': {
    says: 'Notieren Sie alles mit Tag und Zeugen und gehen Sie zum Arzt. Nutzen Sie den Weg der Firma und die Arbeitsinspektion. Ein Richter kann es schnell stoppen und Geld geben. Auch ein Ende mit Abfindung ist möglich.',
  },
}
