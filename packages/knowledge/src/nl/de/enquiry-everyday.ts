/** Questions on fraud, private parking, insurers and pictures (auf Deutsch) */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVERYDAY_DE: Words = {
  'nl.ask.scam-paid': {
    says: 'Rufen Sie jetzt Ihre Bank an und lassen Sie die Zahlung stoppen. Haben Sie nicht zugestimmt, muss die Bank meist erstatten. Zeigen Sie es bei der Polizei an.',
  },
  'nl.ask.private-parking': {
    says: 'Die Strafe einer Firma ist eine Sache des Vertrags und kein Bußgeld des Staates. Die Firma muss sie beweisen, und ein Gericht kann sie senken.',
    dependsOn: 'davon, ob Sie gefahren sind und die Bedingungen lesen konnten.',
  },
  'nl.ask.insurer-refuses': {
    says: 'Fragen Sie, welche Klausel gemeint ist. Antworten Sie schriftlich mit Belegen und beschweren Sie sich beim Versicherer. Danach können Sie zu Kifid gehen.',
  },
  'nl.ask.picture-claim': {
    says: 'Sichern Sie ein Bild der Seite, dann nehmen Sie das Foto herunter. Verlangen Sie einen Nachweis der Rechte und der Summe. Bieten Sie nicht mehr als den Preis einer Lizenz.',
  },
}
