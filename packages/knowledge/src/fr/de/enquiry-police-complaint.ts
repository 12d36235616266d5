/** Questions about a complaint that the police refuse to take: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_POLICE_COMPLAINT_WORDS: Words = {
  'fr.ask-buy.complaint-refused': {
    says: 'Polizei und Gendarmerie müssen jede Anzeige eines Opfers annehmen, überall in Frankreich. Verlangen Sie eine Bestätigung. Weigern sie sich, schreiben Sie dem Staatsanwalt (procureur de la République) des Gerichts; das gilt als Anzeige. Sie können auch online beginnen.',
  },
  'fr.ask-buy.blackmail': {
    says: 'Zahlen Sie nicht und schicken Sie nichts mehr. Sichern Sie die Nachrichten, blockieren Sie dann die Person. Erpressung und das Zeigen solcher Bilder sind Straftaten: Erstatten Sie Anzeige (Polizei 17). Die kostenlose Nummer 3018 lässt Bilder löschen.',
  },
}
