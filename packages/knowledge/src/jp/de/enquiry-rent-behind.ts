/** The German words of the rows in ../enquiry-rent-behind.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_BEHIND_DE: Words = {
  'jp.ask.rent-behind-out': {
    says: 'Nur ein Gerichtsvollzieher (執行官) mit Urteil darf Sie hinaussetzen, nie der Vermieter oder die Bürgschaftsfirma. Gerichte beenden den Vertrag meist ab etwa drei Monaten Rückstand. Zahlen Sie jetzt, was geht, und bieten Sie schriftlich Raten an. Kommt Post vom Gericht, antworten Sie und gehen Sie hin. Schlösser wechseln ist verboten: Polizei rufen. Die Stadt zahlt manchmal Miete (住居確保給付金): 自立相談支援機関.',
  },
}
