/** Questions about unemployment pay that was refused: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNEMPLOYMENT_PAY_REFUSED_DE: Words = {
  'de.ask-benefit.unemployment-refused': {
    says: 'Legen Sie binnen eines Monats kostenlos Widerspruch ein. Nötig sind zwölf Monate versicherte Arbeit in den letzten 30 Monaten. Unterbrechungen schaden nicht: Die Tage werden addiert, auch Krankengeld, Elternzeit bis zum dritten Geburtstag und anderes zählt. Schicken Sie Verträge, Lohnzettel und Krankmeldungen. Reicht es nicht, genügen bei kurzen Stellen manchmal sechs Monate. Kein Geld? Beantragen Sie am selben Tag Grundsicherungsgeld.',
  },
  'de.ask-job.unemployment-pay-length': {
    says: 'Das hängt davon ab, wie lange Sie in fünf Jahren eingezahlt haben, und vom Alter. Mit 12 Monaten bekommen Sie es sechs Monate, mit 24 zwölf. Ab 50 sind es 15 Monate nach 30, ab 55 sind es 18 nach 36, ab 58 sind es 24 nach 48. Nötig sind 12 Monate Beiträge in 30 Monaten. Melden Sie sich spätestens am ersten Tag ohne Arbeit arbeitslos.',
  },
}
