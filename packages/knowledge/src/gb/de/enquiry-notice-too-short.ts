/** Questions about a landlord’s notice that is too short or in the wrong form: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOTICE_TOO_SHORT_DE: Words = {
  'gb.ask-housing.landlord-sells': {
    says: 'Nein. Eine SMS oder E-Mail ist keine Kündigung, und Section 21 endete am 1. Mai 2026, auch für ältere Verträge. Für Verkauf oder Familie braucht ein privater Vermieter das Section-8-Formular und vier Monate Frist. Im ersten Jahr darf sie nicht enden. Danach kann nur ein Gericht Sie hinausschicken. Bleiben Sie, zahlen Sie weiter, rufen Sie Shelter an: 0808 800 4444.',
  },
  'gb.ask-housing.arrears-two-months': {
    says: 'Nein. Seit 1. Mai 2026 muss ein Richter wegen Rückständen nur räumen lassen, wenn drei Monatsmieten fehlen, am Tag der Kündigung und beim Termin. Miete, die nur fehlt, weil Universal Credit noch nicht gezahlt hat, zählt nicht. Die Frist ist vier Wochen, nicht zwei. Bleiben Sie, zahlen Sie, was geht, zeigen Sie Ihr Journal. Shelter: 0808 800 4444.',
  },
  'gb.ask-housing.wales-173': {
    says: 'Nein. Bei den meisten Verträgen in Wales muss eine Section-173-Kündigung mindestens sechs Monate Frist geben, und nicht in den ersten sechs Monaten. Zwei Monate gelten nur für wenige Sonderverträge. Auch Fehler zählen: späte schriftliche Angaben, ungeschützte Kaution, fehlende Sicherheitspapiere. Nur ein Gericht kann Sie hinausschicken. Shelter Cymru: 08000 495 495.',
  },
  'gb.ask-housing.lodger-told-to-go': {
    says: 'Als Untermieter, der mit dem Eigentümer Räume teilt, können Sie ohne Gericht hinausmüssen. Das neue Mietergesetz gilt für Sie nicht. Die Frist muss aber fair sein, meist die Zeit, für die Sie zahlen: ein Monat bei Monatsmiete. Bitten Sie schriftlich darum. Gewalt ist strafbar: 101, bei Gefahr 999. Gehen Sie heute zur Obdachlosenstelle der Gemeinde.',
  },
}
