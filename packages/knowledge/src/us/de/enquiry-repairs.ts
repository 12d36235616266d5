/** The German words of the rows in ../enquiry-repairs.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_REPAIRS_DE: Words = {
  'us.ask-home.bad-air': {
    says: 'Gehen Sie nicht allein hinein, solange die Luft Sie krank macht. Rufen Sie 911 oder die Feuerwehr: Sie kann auf Gas und Kohlenmonoxid prüfen. Gehen Sie zum Arzt und sagen Sie, wo es geschieht. Rufen Sie dann das Gesundheitsamt und das code office der Stadt an. Eine Mietwohnung muss meist bewohnbar sein. Ist sie es nicht, können Sie meist ohne weitere Miete gehen und Kaution und Miete zurückverlangen. Schreiben Sie dem Vermieter alles mit Daten.',
    dependsOn: 'was in der Luft ist, und Ihrem Bundesstaat',
  },
  'us.ask-home.repairs': {
    says: 'Verlangen Sie die Reparatur schriftlich und machen Sie Fotos. Rufen Sie dann den Bauprüfer (code inspector) Ihrer Stadt. Behalten Sie keine Miete ein, bevor Sie örtlichen Rat hatten, denn die Regeln sind je nach Bundesstaat anders.',
  },
  'us.trouble.water': {
    says: 'Es zahlt, wer nicht aufgepasst hat: der Nachbar bei der Badewanne, der Vermieter bei Rohren, die er verkommen ließ. Machen Sie Fotos und eine Liste mit Preisen, sagen Sie es Ihrer Mieterversicherung, und nutzen Sie das Gericht für kleine Fälle (small claims court).',
    dependsOn: 'wer nicht aufgepasst hat',
  },
  'us.story.bugs': {
    says: 'Der Vermieter muss die Wohnung meist bewohnbar halten. Schreiben Sie mit Fotos und einem Datum, rufen Sie die Prüfer der Stadt (inspector), und hören Sie nicht auf zu zahlen, bevor Sie die Regel Ihres Bundesstaats kennen.',
    dependsOn: 'Ihr Bundesstaat und Ihr Mietvertrag',
  },
}
