/** Questions about unemployment pay that was refused: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNEMPLOYMENT_PAY_REFUSED_DE: Words = {
  'de.ask-benefit.unemployment-refused': {
    says: 'Legen Sie binnen eines Monats kostenlos Widerspruch ein. Nötig sind zwölf Monate versicherte Arbeit in den letzten 30 Monaten. Unterbrechungen schaden nicht: Die Tage werden addiert, auch Krankengeld, Elternzeit bis zum dritten Geburtstag und anderes zählt. Schicken Sie Verträge, Lohnzettel und Krankmeldungen. Reicht es nicht, genügen bei kurzen Stellen manchmal sechs Monate. Kein Geld? Beantragen Sie am selben Tag Grundsicherungsgeld.',
  },
}
