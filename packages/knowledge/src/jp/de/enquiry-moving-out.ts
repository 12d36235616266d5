/** Questions about ending a lease, the bill on leaving and the deposit: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MOVING_OUT_DE: Words = {
  'jp.ask.leave': {
    says: 'Im normalen Vertrag müssen Sie nicht gehen: Der Vermieter braucht einen guten Grund (正当事由) und sechs Monate Frist; eine Klausel gegen Sie ist ungültig. Eigener Wunsch oder Neubau reichen meist nicht ohne Umzugsgeld (立退料). Unterschreiben Sie nichts, verlangen Sie den Grund schriftlich und zahlen Sie weiter; nimmt man nichts an, hinterlegen (供託). Nur ein Gericht entscheidet. Ein befristeter Vertrag (定期借家) endet.',
    dependsOn: 'die Art Ihres Mietvertrags',
  },
  'jp.ask.deposit': {
    says: 'Normale Abnutzung und Alter zahlen Sie nicht, etwa verblasste Wände oder Spuren von Möbeln. Nur was Sie beschädigt haben, und nach Alter: Tapete zählt nach sechs Jahren fast nichts. Der Rest der Kaution kommt nach dem Auszug zurück. Verlangen Sie eine Rechnung je Posten und schreiben Sie, was Sie ablehnen, mit der Leitlinie (原状回復ガイドライン). Nichts sofort unterschreiben. Rufen Sie 188 an.',
  },
  'jp.ask.move-out-bill': {
    says: 'Normale Abnutzung und Alter zahlen Sie nicht. Auch bei Schäden ist Tapete nach sechs Jahren fast nichts mehr wert. Eine Reinigungsklausel gilt nur, wenn sie klar und die Summe fair ist. Unterschreiben Sie nichts sofort. Verlangen Sie jeden Posten und schreiben Sie, was Sie ablehnen. Rufen Sie 188 an; bis 600.000 Yen hilft ein kleiner Prozess.',
  },
}
