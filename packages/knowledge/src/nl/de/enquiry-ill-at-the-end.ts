/** Questions about people who are ill when their contract ends: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ILL_AT_THE_END_DE: Words = {
  'nl.ask.ill-at-the-end': {
    says: 'Ein befristeter Vertrag darf am Tag enden, auch wenn Sie krank sind. Ab dann zahlt das UWV meist 70 % des Tageslohns (Ziektewet), bis zwei Jahre nach Beginn der Krankheit. Der Arbeitgeber muss Sie spätestens am letzten Tag beim UWV krank melden: Prüfen Sie das. Sie bekommen auch die Übergangszahlung und Urlaubsgeld. Melden Sie sich nicht gesund und unterschreiben Sie nichts. Auch eine Krankheit bis vier Wochen danach zählt.',
  },
  'nl.ask.two-years-ill': {
    says: 'Ja, die Abfindung (transitievergoeding) steht Ihnen auch zu, wenn der Arbeitgeber nach zwei Jahren Krankheit kündigt. Sie zählt die ganze Zeit im Betrieb, auch die Krankheit, mit dem vollen Vertragslohn. Er braucht die Erlaubnis des UWV oder Ihre Unterschrift. Unterschreiben Sie keinen Vertrag (vaststellingsovereenkomst), in dem die Abfindung fehlt. Kommt sie nicht, gehen Sie binnen drei Monaten zum Richter. Beantragen Sie rechtzeitig WIA.',
  },
}
