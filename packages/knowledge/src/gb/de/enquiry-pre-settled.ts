/** Questions about pre-settled status that runs out: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PRE_SETTLED_DE: Words = {
  'gb.ask-immigration.pre-settled': {
    says: 'Der pre-settled status wird vor dem Ende von selbst verlängert, und Sie verlieren ihn nicht nur, weil Sie nicht neu beantragt haben. Sehen Sie im UKVI-Konto das Datum und Ihre Kontaktdaten nach und geben Sie dem Arbeitgeber einen share code. Nach fünf Jahren hier beantragen Sie kostenlos settled status. Lange Auslandszeiten können Rechte beenden; dann Rat holen.',
  },
  'gb.ask-immigration.waiting-work': {
    says: 'Haben Sie den Antrag gestellt, bevor das Visum endete? Dann gelten Ihre Rechte weiter, auch zu arbeiten, bis entschieden ist (section 3C leave). Zeigen Sie dem Chef die E-Mail mit dem Tag und einen share code. Oder der Chef fragt den Employer Checking Service: Dessen Ja schützt ihn sechs Monate. Reisen Sie nicht aus dem Vereinigten Königreich und Irland aus: Das beendet den Antrag. Zu spät gestellt? Dann dürfen Sie vielleicht nicht arbeiten: Fragen Sie heute eine zugelassene Beratung.',
  },
  'gb.ask-immigration.parted': {
    says: 'Ihr Visum beruht auf der Beziehung. Deshalb müssen Sie dem Home Office die Trennung meist melden, und es kann das Visum kürzen. Holen Sie sofort Rat, bevor es endet: Vielleicht können Sie wegen eines Kindes, der Arbeit oder langer Jahre hier ein anderes bekommen. Wer vor dem Ende beantragt, darf bis zur Entscheidung meist bleiben. Gab es Gewalt oder Kontrolle? Dann können Sie dauerhaft bleiben: 0808 2000 247, kostenlos.',
  },
}
