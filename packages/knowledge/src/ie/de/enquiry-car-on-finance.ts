/** Questions about handing back a car on hire purchase or PCP: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CAR_ON_FINANCE_DE: Words = {
  'ie.ask.car-hand-back': {
    says: 'Ja. Hire Purchase oder PCP können Sie jederzeit schriftlich beenden und das Auto zurückgeben (half rule). Ist die Hälfte des Gesamtpreises gezahlt, schulden Sie nur Rückstände und Schäden. Sonst zahlen Sie bis zur Hälfte nach; fragen Sie zuerst nach dieser Zahl. Ein Privatkredit ist anders: Das Auto gehört Ihnen, der Kredit läuft weiter. MABS: 0818 07 2000.',
  },
  'ie.ask.car-third-paid': {
    says: 'Ist ein Drittel des Mietkaufpreises gezahlt, braucht es ein Gericht. Die Summe steht im Vertrag. Nimmt man es trotzdem, endet der Vertrag und Sie können alles Gezahlte zurückverlangen. Man darf dafür auch nicht in Ihre Wohnung oder Garage. Geben Sie keine Schlüssel und unterschreiben Sie nichts. Bieten Sie schriftlich einen Plan an; MABS: 0818 07 2000.',
  },
}
