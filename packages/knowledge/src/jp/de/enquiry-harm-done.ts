/** The German words of the rows in ../enquiry-harm-done.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HARM_DONE_DE: Words = {
  'jp.ask.harm-done': {
    says: 'Sie schulden den Schaden, den Sie durch Ihre Schuld verursacht haben, weniger den Anteil der anderen Seite. Melden Sie einen Unfall der Polizei. Verlangen Sie Arztberichte und Quittungen und unterschreiben Sie nicht sofort. Suchen Sie eine Versicherung: Eine Haftpflicht (個人賠償責任保険) steckt oft in der Haus-, Auto-, Karten- oder Fahrradversicherung, auch der Familie.',
  },
}
