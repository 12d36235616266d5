/** Questions about the costs that a collector adds: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLLECTION_COSTS_DE: Words = {
  'be.ask.costs': {
    says: 'Die erste Mahnung ist gratis und gibt 14 Tage. Ohne sie sind gar keine Kosten fällig. Dann höchstens 20 € bis 150 €, 30 € plus 10 % bis 500 €, darüber 65 € plus 5 %. Verzugszinsen können dazukommen, wenn der Vertrag es sagt. Bearbeitungskosten und Ähnliches nicht. Zahlen Sie die Rechnung selbst und bestreiten Sie den Rest schriftlich. Nur mit Urteil darf gepfändet werden.',
    dependsOn: 'die Summe, die Sie schulden',
  },
  'be.ask.already-paid': {
    says: 'Zahlen Sie nicht noch einmal. Schicken Sie dem Gerichtsvollzieher und dem Gläubiger heute den Zahlungsbeleg mit Datum und schreiben Sie, dass Sie die Schuld bestreiten. Fragen Sie, ob ein Urteil vorliegt. Ohne Urteil oder anderen Titel darf er nichts pfänden. Gibt es einen Titel, verlangen Sie eine Abrechnung: Offen können noch Kosten und Zinsen sein. Pfändet er trotzdem, entscheidet der Pfändungsrichter (juge des saisies).',
  },
}
