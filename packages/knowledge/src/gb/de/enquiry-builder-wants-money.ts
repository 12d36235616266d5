/** The German words of the rows in ../enquiry-builder-wants-money.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BUILDER_WANTS_MONEY_DE: Words = {
  'gb.ask-consumer.builder-wants-rest': {
    says: 'Arbeit muss mit Sorgfalt und Können gemacht sein. Listen Sie jeden Mangel schriftlich auf und setzen Sie eine Frist zur kostenlosen Nachbesserung. Klappt es nicht, können Sie einen Abzug verlangen oder die Kosten eines anderen. Einen fairen Teil dürfen Sie so lange zurückhalten; schreiben Sie das. Fotos, Gutachten, dann Schlichtung oder small claims. Eingebautes darf er nicht ohne Ihr Ja ausbauen.',
  },
  'gb.ask-consumer.builder-takes-back': {
    says: 'Ein Handwerker darf nicht ohne Ihr Ja hinein und nicht ausbauen, was in Ihrem Haus fest ist. Schreiben Sie: kein Zutritt, ab jetzt nur schriftlich, und warum Sie das Geld zurückhalten. Heben Sie Nachrichten auf. Kommt er und droht, Tür zu: 999 bei Gefahr, sonst 101. Auch ein Inkasso darf nicht hinein und nichts nehmen. Nur ein Gericht kann Zahlung anordnen. Citizens Advice hilft beim Brief.',
  },
  'gb.ask-consumer.no-cancellation-form': {
    says: 'Ein Vertrag bei Ihnen zu Hause gibt meist 14 Tage zum schriftlichen Widerruf. Hat Ihnen das niemand schriftlich gesagt, kann es bis zu ein Jahr länger gehen. Für Arbeit in dieser Zeit ohne Ihre schriftliche Bitte schulden Sie vielleicht nichts. Dringende bestellte Reparaturen, Maßanfertigung und Eingebautes können ausgenommen sein. Lassen Sie sich vorher beraten: Citizens Advice.',
  },
}
