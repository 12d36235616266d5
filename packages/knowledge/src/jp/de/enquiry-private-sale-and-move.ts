/** Questions about a car from a private person and things broken in a move: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PRIVATE_SALE_AND_MOVE_DE: Words = {
  'jp.ask.private-car': {
    says: 'Auch ein privater Verkäufer haftet für Fehler gegen das Vereinbarte. Melden Sie es schriftlich binnen einem Jahr nach dem Entdecken und verlangen Sie Reparatur, Minderung oder Geld. Bei „wie gesehen“ (現状渡し, ノークレーム) bekommen Sie meist nichts, außer er kannte den Fehler und schwieg. Sichern Sie Anzeige und Chats und ein Papier der Werkstatt. Bis 600,000 Yen hilft die kleine Klage.',
    dependsOn: 'was vereinbart war und was der Verkäufer wusste',
  },
  'jp.ask.mover-damage': {
    says: 'Melden Sie es dem Umzugsbetrieb schriftlich binnen drei Monaten, nachdem Sie die Sachen bekamen; danach ist der Anspruch weg. Nach einem Jahr verjährt er. Nach den Standardbedingungen haftet er, wenn er nicht beweist, dass er sorgfältig war. Schicken Sie Fotos, Vertrag und Kostenschätzung. Haben Sie unterschrieben, dass alles gut war? Versteckter Schaden zählt trotzdem. Sonst 188 oder der Verband (全日本トラック協会).',
  },
}
