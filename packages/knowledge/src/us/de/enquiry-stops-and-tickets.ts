/** The German words of the rows in ../enquiry-stops-and-tickets.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_STOPS_AND_TICKETS_DE: Words = {
  'us.fact.car-door-opened': {
    says: 'Bei einer rechtmäßigen Kontrolle darf die Polizei Fahrer und Mitfahrer aussteigen lassen; manche Gerichte erlauben dafür auch das Öffnen der Tür. Wer sie öffnet, um drinnen etwas zu suchen, durchsucht: Das braucht guten Grund für Beweise, einen Beschluss oder Ihr Ja. Sagen Sie ruhig: I do not agree to a search. Leisten Sie keinen Widerstand. Schreiben Sie alles auf. Ein Anwalt kann Gefundenes ausschließen lassen.',
    dependsOn: 'warum die Tür geöffnet wurde',
  },
  'us.fact.ticket-and-jail': {
    says: 'Dass man Sie nicht festnahm, schließt Haft nicht aus. Lesen Sie den Vorwurf: Meist droht nur Geldstrafe, aber bei einem misdemeanor, etwa Trunkenheit oder Fahren mit entzogenem Führerschein, kann es Haft geben. Niemand darf ohne Angebot eines Anwalts in Haft, kostenlos, wenn Sie nicht zahlen können. Gehen Sie hin, sonst folgt ein Haftbefehl. Plädieren Sie „not guilty“ und verlangen Sie einen public defender.',
    dependsOn: 'was der Zettel Ihnen vorwirft',
  },
  'us.fact.truck-driver-ticket': {
    says: 'Plädieren Sie fristgerecht „not guilty“ und nehmen Sie einen Anwalt vor Ort. Verlangen Sie Messprotokoll, Prüfungen und Video. Gegen ein Stadtgericht gibt es meist Berufung mit neuem Prozess, in Alabama in 14 Tagen. Mit CDL zählen auch Verstöße im eigenen Auto. Gerichte dürfen sie nicht durch Verkehrskurs oder Aufschub verbergen. Zwei mit 15 mph oder mehr zu schnell in drei Jahren können 60 Tage Sperre kosten.',
  },
  'us.fact.dui-without-drink': {
    says: 'Sagen Sie nichts mehr dazu und verlangen Sie sofort einen public defender oder DUI-Anwalt. Der Staat muss beweisen, dass Alkohol oder Drogen Sie fahruntüchtig machten. Saubere Blutwerte und Arztberichte über einen Anfall sprechen dagegen: Holen Sie Kopien. Fehlende Belehrung schließt meist nur Antworten im Gewahrsam aus. Beantragen Sie die Führerschein-Anhörung rechtzeitig, oft 7 bis 15 Tage. Gehen Sie zu jedem Termin.',
  },
}
