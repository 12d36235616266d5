/** The German words of the rows in ../deposit.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEPOSIT_WORDS: Words = {
  'ca.deposit.want': {
    says: 'Der Vermieter will Ihre Kaution behalten. Suchen Sie jede Summe und ihren Grund.',
  },
  'ca.deposit.reality': {
    says: 'Der Vermieter muss den Schaden beweisen. Normale Abnutzung ist kein Schaden.',
  },
  'ca.deposit.bc': {
    says: 'In British Columbia hat der Vermieter 15 Tage, um die Kaution zurückzugeben oder zu beantragen, sie zu behalten. Sie laufen ab dem Ende der Miete oder ab Ihrer neuen Adresse auf Papier, je nachdem, was später ist. Danach können Sie das Doppelte fordern.',
  },
  'ca.deposit.on': {
    says: 'In Ontario darf ein Vermieter nur eine Mietkaution (rent deposit) für Ihren letzten Monat haben. Eine Kaution für Schäden ist verboten. Verlangen Sie sie zurück.',
  },
  'ca.deposit.qc': {
    says: 'In Québec darf ein Vermieter keine Kaution verlangen. Sie können sie beim Wohngericht (Tribunal administratif du logement) zurückfordern.',
  },
  'ca.deposit.right-proof': {
    says: 'Sie können eine Liste, Rechnungen und Fotos verlangen, und die Protokolle vom Einzug und Auszug.',
  },
  'ca.deposit.right-tribunal': {
    says: 'Das Mietamt oder Mietgericht Ihrer Provinz kann die Rückgabe der Kaution anordnen. Es kostet wenig, und Sie brauchen keinen Anwalt.',
  },
  'ca.deposit.step': {
    says: 'Nennen Sie Ihre neue Adresse schriftlich, sagen Sie, dass Sie nicht einverstanden sind, und verlangen Sie die Kaution bis zu einem festen Tag.',
  },
  'ca.deposit.ab': {
    says: 'In Alberta hat der Vermieter 10 Tage, um die Kaution zurückzugeben oder eine Abrechnung zu schicken. Ohne beide Begehungsberichte darf er nichts für Schäden behalten. Der RTDRS entscheidet.',
  },
}
