/** Questions about a job that ends early, an injury at work and a redundancy that is none: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_CLAIMS_DE: Words = {
  'au.ask.sent-home-notice': {
    says: 'Meist ja: Die Frist, die Sie gegeben haben und arbeiten wollten, ist zu zahlen. Der Chef darf Sie heimschicken, schuldet dann aber diese Zeit als Geld. Auch offener Urlaub ist fällig. Fordern Sie schriftlich mit Summe und Datum. Sonst Fair Work Ombudsman, 13 13 94. Aushilfen (casuals) haben meist keine Frist. Wurden Sie hinausgedrängt, haben Sie 21 Tage für die Fair Work Commission.',
  },
  'au.ask.work-injury': {
    says: 'Melden Sie es. Auch Aushilfen (casuals) sind versichert, egal wer schuld war. Gehen Sie zum Arzt, sagen Sie, dass es bei der Arbeit war, und verlangen Sie ein certificate of capacity. Melden Sie es jetzt schriftlich dem Chef und stellen Sie den Antrag beim Versicherer oder Staat. Es zahlt Behandlung und den größten Teil des Lohns. Weniger Schichten oder Kündigung deshalb sind verboten; dann 21 Tage für die Fair Work Commission.',
  },
  'au.ask.sham-redundancy': {
    says: 'Dann ist es vielleicht keine echte Streichung (genuine redundancy). Echt ist sie nur, wenn niemand mehr Ihre Arbeit tun muss, man wie im Tarif (award) mit Ihnen sprach und Sie nirgends sonst einsetzen konnte. Sonst unfair dismissal bei der Fair Work Commission binnen 21 Tagen nach dem letzten Tag: 1300 799 675. Nötig sind sechs Monate Arbeit, unter 15 Leuten 12. Sichern Sie die Anzeige. Abfindung gibt es ab einem Jahr Arbeit, unter 15 Leuten meist nicht.',
  },
}
