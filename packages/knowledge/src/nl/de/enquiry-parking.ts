/** The German words of the rows in ../enquiry-parking.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARKING_DE: Words = {
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
}
