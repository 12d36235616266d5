/** Questions on a house to be torn down, money paid before a lease, and residents' groups: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOME_AND_NEIGHBOURS_DE: Words = {
  'jp.ask.house-torn-down': {
    says: 'Sie müssen nicht zustimmen. Bei einem normalen Mietvertrag braucht der Vermieter einen guten Grund und sechs Monate Frist. Alter oder Verkauf des Hauses reicht meist nicht ohne Umzugsgeld (立退料). Unterschreiben Sie nicht. Verlangen Sie den Grund schriftlich und nennen Sie Ihre Kosten.',
  },
  'jp.ask.application-money': {
    says: 'Ja, wenn der Mietvertrag noch nicht geschlossen war. Ein Makler muss das Antragsgeld (申込金) zurückgeben. Nach Vertragsschluss gelten dessen Regeln. Fordern Sie es schriftlich mit letztem Tag und melden Sie es der Makleraufsicht der Präfektur.',
  },
  'jp.ask.residents-group': {
    says: 'Ja. Ein Anwohnerverein ist freiwillig, und Sie können jederzeit schriftlich austreten. Beiträge danach schulden Sie nicht. Kosten für Gemeinsames, etwa Licht in der Anlage, können bleiben. Sperrt man Sie vom Müllplatz aus, fragen Sie die Stadt.',
  },
}
