/** Questions that rest on a common belief about fines, debts of parents, care and a blocked car: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COMMON_BELIEFS_DE: Words = {
  'it.ask.fine-paid': {
    says: 'Wer den ermäßigten Betrag zahlt, nimmt die Strafe an: Der Einspruch fällt dann weg. Das gilt für 30 % weniger binnen fünf Tagen und für das Minimum binnen 60. Entscheiden Sie also zuerst. Einspruch binnen 30 Tagen beim Friedensrichter oder 60 beim Prefetto, und zahlen Sie solange nicht. Hat der Halter gezahlt, kann der Fahrer wegen seiner Punkte noch Einspruch einlegen.',
  },
  'it.ask.parents-debts': {
    says: 'Solange der Elternteil lebt, schulden Sie nichts, außer Sie haben unterschrieben. Nach dem Tod schulden Sie nur, wenn Sie das Erbe annehmen. Sie können es beim Notar oder Gericht ausschlagen oder nur bis zum Wert annehmen (beneficio d’inventario). Wohnen Sie in der Wohnung oder haben Sie die Sachen, handeln Sie binnen drei Monaten. Nehmen, verkaufen und zahlen Sie bis dahin nichts.',
  },
  'it.ask.care-without-papers': {
    says: 'Sie können hingehen. Auch ohne Papiere bekommen Sie dringende und nötige Behandlung, auch länger: Notaufnahme, Schwangerschaft, Kinder, Impfungen, Infektionen. Bitten Sie im Krankenhaus oder bei der ASL um den Code STP; er gilt sechs Monate, ist verlängerbar und braucht keine Erlaubnis. Ohne Mittel zahlen Sie nur das kleine Ticket oder nichts. Ihr Besuch darf der Polizei nicht gemeldet werden, außer wo das für alle Pflicht ist.',
  },
  'it.ask.no-block-without-warning': {
    says: 'Nicht ohne Warnung. Zuerst kommt der Bescheid (cartella), mit 60 Tagen. Vor einer Sperre muss eine Warnung kommen (preavviso di fermo). In deren 30 Tagen zahlen Sie, erbitten Raten oder zeigen, dass Sie das Auto für Ihr Gewerbe brauchen. Eine Sperre nimmt nichts weg: Das Auto bleibt Ihres, aber Sie dürfen es nicht fahren. Verlangen Sie Belege, dass jedes Papier zugestellt wurde.',
  },
}
