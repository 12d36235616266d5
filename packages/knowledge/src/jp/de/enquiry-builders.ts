/** The German words of the rows in ../enquiry-builders.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BUILDERS_DE: Words = {
  'jp.ask.builder-overcharge': {
    says: 'Der vereinbarte Preis gilt. Mehrarbeit braucht vorher Ihr Ja. Verlangen Sie eine Rechnung mit Posten, zahlen Sie das Vereinbarte und bestreiten Sie den Rest schriftlich. Kamen sie zu Ihnen, oder war es viel teurer als die Werbung? Dann haben Sie vielleicht acht Tage zum Widerruf (クーリング・オフ). Zahlen Sie nicht unter Druck; rufen Sie 188 an.',
  },
  'jp.ask.bad-work': {
    says: 'Machen Sie Fotos und verlangen Sie schriftlich mit Frist die Nachbesserung. Bis dahin dürfen Sie einen fairen Teil des Preises zurückhalten. Geschieht nichts, können Sie Minderung oder Geld verlangen. Melden Sie den Fehler binnen eines Jahres.',
  },
}
