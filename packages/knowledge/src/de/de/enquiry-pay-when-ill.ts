/** Questions about pay in the first days of illness and in a minijob: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_WHEN_ILL_DE: Words = {
  'de.ask-job.first-sick-days': {
    says: 'Nein. Der Lohn läuft ab dem ersten Krankheitstag weiter, wenn Sie seit vier Wochen im Betrieb sind. Tage ohne Lohn gibt es nicht. Ein Arzt muss es erst bestätigen, wenn Sie länger als drei Tage krank sind, oder früher, wenn der Chef das vorher verlangt hat. Zurückhalten darf er den Lohn nur, bis es belegt ist. Fordern Sie ihn schriftlich mit Datum.',
  },
  'de.ask-job.minijob-sick': {
    says: 'Lohn bei Krankheit gibt es auch im Minijob. Nach vier Wochen im Betrieb bekommen Sie bis zu sechs Wochen den vollen Lohn, für jede Schicht, die Sie gehabt hätten. Nacharbeiten müssen Sie nicht. Schicken Sie die Krankmeldung und fordern Sie den Lohn schriftlich mit Datum. Kleinere Firmen bekommen einen Teil von der Minijob-Zentrale zurück. Sonst hilft die Rechtsantragstelle des Arbeitsgerichts ohne Anwalt.',
  },
}
