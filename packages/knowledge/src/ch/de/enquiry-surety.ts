/** Questions about a person who stood surety for the debt of another: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SURETY_DE: Words = {
  'ch.ask.surety': {
    says: "Prüfen Sie zuerst die Form. Die Bürgschaft einer Privatperson über mehr als 2'000 Franken braucht eine öffentliche Urkunde beim Notar und einen Höchstbetrag in Zahlen. Darunter muss der Betrag von Ihrer Hand stehen. Sind Sie verheiratet, muss der Ehegatte meist schriftlich zugestimmt haben. Sonst ist sie nichtig und Sie schulden nichts: Schreiben Sie das. Als Mitschuldner unterschrieben? Dann gilt anderes. Holen Sie Rat, bevor Sie zahlen.",
    dependsOn: 'wie unterschrieben wurde und ob der Ehegatte zustimmte',
  },
}
