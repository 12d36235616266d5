/** Questions about ending a lease, the bill on leaving and the deposit: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MOVING_OUT_DE: Words = {
  'jp.ask.leave': {
    says: 'In einem gewöhnlichen Mietvertrag braucht der Vermieter einen guten Grund und sechs Monate. Ein befristeter endet an seinem Tag. Sie dürfen über Geld für den Umzug sprechen.',
    dependsOn: 'die Art Ihres Mietvertrags',
  },
  'jp.ask.deposit': {
    says: 'Nach dem Auszug kommt die Kaution (敷金) zurück, abzüglich offener Miete und Schäden. Normale Abnutzung und Alter zahlen Sie nicht.',
  },
  'jp.ask.move-out-bill': {
    says: 'Normale Abnutzung und Alter zahlen Sie nicht. Auch bei Schäden ist Tapete nach sechs Jahren fast nichts mehr wert. Eine Reinigungsklausel gilt nur, wenn sie klar und die Summe fair ist. Unterschreiben Sie nichts sofort. Verlangen Sie jeden Posten und schreiben Sie, was Sie ablehnen. Rufen Sie 188 an; bis 600.000 Yen hilft ein kleiner Prozess.',
  },
}
