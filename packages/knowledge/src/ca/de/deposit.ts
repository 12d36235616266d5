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
    says: 'In British Columbia hat der Vermieter 15 Tage, sobald er Ihre neue Adresse schriftlich hat. In dieser Zeit muss er die Kaution zurückgeben oder beantragen, sie zu behalten. Sonst können Sie das Doppelte fordern.',
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
}
