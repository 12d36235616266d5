/** Questions on fines, insurers and pictures (auf Deutsch) */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVERYDAY_DE: Words = {
  'be.ask.fine': {
    says: 'Zahlen Sie nicht, was Sie bestreiten. Antworten Sie so und bis zu dem Tag, wie es auf dem Papier steht, mit Gründen und Belegen. Eine unbezahlte Zahlungsanordnung kann vollstreckt werden.',
  },
  'be.ask.insurer-refuses': {
    says: 'Fragen Sie, welche Klausel gemeint ist. Antworten Sie schriftlich mit Belegen und beschweren Sie sich beim Versicherer. Danach prüft der Ombudsmann für Versicherungen es kostenlos.',
  },
  'be.ask.picture-claim': {
    says: 'Sichern Sie ein Bild der Seite, dann nehmen Sie das Foto herunter. Verlangen Sie einen Nachweis der Rechte und der Summe. Bieten Sie nicht mehr als den Preis einer Lizenz.',
  },
}
