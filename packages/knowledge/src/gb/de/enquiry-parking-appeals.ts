/** Questions about reasons to appeal, and about an appeal that was lost: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARKING_APPEALS_DE: Words = {
  'gb.ask-parking.blue-badge': {
    says: 'Legen Sie Widerspruch (appeal) ein und schicken Sie eine Kopie des Ausweises, vorne und hinten. Gemeinden streichen oft. Auf Privatgrund gibt er allein kein Recht. Aber die Firma muss ihre Regeln für behinderte Menschen anpassen: Nennen Sie den Equality Act. Nach dem privaten Kodex soll ein nicht sichtbarer Ausweis die Summe auf £20 senken.',
  },
  'gb.ask-parking.hospital': {
    says: 'Legen Sie bei der Firma Widerspruch (appeal) ein und schicken Sie Belege für Termin oder Verspätung. Bitten Sie auch das Krankenhaus um Streichung. Krankheit oder ein später Termin sprechen für Sie.',
  },
  'gb.ask-parking.rejected-council': {
    says: 'Nach der Ablehnung (notice of rejection) haben Sie 28 Tage für das unabhängige tribunal. Es ist kostenlos. War es nur ein früher Einspruch, warten Sie auf den Bescheid an den Eigentümer (notice to owner).',
  },
  'gb.ask-parking.rejected': {
    says: 'Gehen Sie mit dem Code aus der Ablehnung bis zum letzten Tag im Brief zu POPLA oder IAS. Das ist kostenlos. Antworten Sie auf jeden Punkt mit Belegen.',
  },
  'gb.ask-parking.popla-lost': {
    says: 'Ein Nein von POPLA bindet Sie nicht, und nur ein Gericht kann Sie zum Zahlen zwingen. Sie können zahlen oder eine Klage abwarten und sich wehren. Verlieren Sie dort, kommen Kosten dazu.',
    dependsOn: 'wie gut Ihre Gründe sind',
  },
  'gb.ask-parking.wrong-plate': {
    says: 'Legen Sie Widerspruch (appeal) ein und schicken Sie Quittung oder Kontoauszug. Bei kleinen Tippfehlern soll die Forderung nach dem Kodex wegfallen. Bei größeren soll sie auf £20 sinken.',
  },
  'gb.ask-parking.machine': {
    says: 'Legen Sie Widerspruch (appeal) ein. Schreiben Sie, was nicht ging und was Sie versuchten. Fügen Sie Fotos, Bildschirmfotos oder Anruflisten bei. Gab es keinen Weg zu zahlen, ist das ein starker Punkt.',
  },
  'gb.ask-parking.council-or-private': {
    says: '„Penalty charge notice“ oder „fixed penalty“ kommt von Gemeinde oder Polizei. „Parking charge notice“ kommt von einer privaten Firma und ist keine Strafe.',
    dependsOn: 'die Worte auf dem Bescheid',
  },
}
