/** Questions about fines and parking: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ON_THE_ROAD_DE: Words = {
  'nl.ask.fine': {
    says: 'Legen Sie in sechs Wochen kostenlos Einspruch beim Staatsanwalt (officier van justitie) ein. Können Sie nicht auf einmal zahlen, bitten Sie das CJIB um einen Plan.',
  },
  'nl.ask.private-parking': {
    says: 'Die Strafe einer Firma ist eine Sache des Vertrags und kein Bußgeld des Staates. Die Firma muss sie beweisen, und ein Gericht kann sie senken.',
    dependsOn: 'davon, ob Sie gefahren sind und die Bedingungen lesen konnten.',
  },
  'nl.ask.parking-tax': {
    says: 'Widersprechen Sie (bezwaar) bei der Gemeinde binnen sechs Wochen, gratis, mit Ticket, Ausweis oder Fotos. Die Zusatzkosten haben eine jährliche Grenze. Nach einem Nein können Sie zum Steuerrichter.',
  },
  'nl.ask.parking-paid': {
    says: 'Schicken Sie den Zahlungsbeleg. Ist es eine Steuer der Gemeinde (naheffingsaanslag)? Legen Sie binnen sechs Wochen kostenlos Widerspruch bei der Gemeinde ein. Kommt es vom CJIB? Gehen Sie binnen sechs Wochen kostenlos zum officier van justitie.',
  },
  'nl.ask.fine-driver': {
    dependsOn: 'wer das Auto hatte',
    says: 'Die Buße geht an den Halter, wer auch immer fuhr, und es gibt keine Punkte. Sie entfällt nur, wenn das Auto gestohlen, vermietet oder vorher verkauft war. Legen Sie dann binnen sechs Wochen mit Beweis kostenlos Einspruch ein.',
  },
  'nl.ask.fine-unpaid': {
    says: 'Die Buße steigt um die Hälfte, dann verdoppelt sie sich. Danach kommen Gerichtsvollzieher, Geld vom Konto oder Verlust des Führerscheins. Haft kann nur ein Gericht erlauben. Bitten Sie das CJIB jetzt um Raten; ohne Geld sagen Sie es mit Belegen.',
  },
}
