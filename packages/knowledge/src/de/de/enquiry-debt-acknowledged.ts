/** Questions about a plan of a collector that acknowledges the debt: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_ACKNOWLEDGED_DE: Words = {
  'de.ask-debt.sign-acknowledgement': {
    says: 'Unterschreiben Sie nicht, bevor Sie die Forderung geprüft haben. Wer sie anerkennt, verliert meist seine Einwände: nie geschuldet, bezahlt, verjährt. Ohne Titel verjährt sie drei Jahre nach dem Ende ihres Jahres. Eine Einigungsgebühr kommt noch dazu. Verlangen Sie schriftlich Rechnung, Vertrag und Nachweis und bestreiten Sie den Rest. Die Firma kann nicht pfänden, das geht nur über das Gericht. Kommt ein Mahnbescheid, widersprechen Sie binnen zwei Wochen.',
  },
  'de.ask-debt.signed-acknowledgement': {
    says: 'Es ist nicht immer verloren. Haben Sie zu Hause, per Post oder online unterschrieben? Dann können viele solche Pläne binnen 14 Tagen widerrufen werden, oft länger, wenn man Ihnen das nicht sagte. Schreiben Sie heute. Die Firma musste schriftlich vor Kosten und Verlusten warnen. Bestand die Forderung nie, war sie bezahlt oder verjährt, oder fehlte die Warnung? Lassen Sie es vor der nächsten Rate von Verbraucherzentrale oder Schuldnerberatung prüfen.',
  },
  'de.ask-debt.deal-fee': {
    says: 'Diese Gebühr schulden Sie nur, wenn Sie zugestimmt haben, und die Kosten müssen vorher schriftlich genannt sein. Ohne Einigung keine Gebühr. Stimmt die Forderung? Bieten Sie schriftlich Raten ohne die Gebühr an, oder zahlen Sie auf einmal, wenn es geht: Das ist am billigsten. Sie können mit Raten einfach beginnen, bis zur Zusage darf die Firma aber vor Gericht gehen. Streichen Sie jedes Anerkenntnis. Die Schuldnerberatung prüft es kostenlos.',
  },
}
