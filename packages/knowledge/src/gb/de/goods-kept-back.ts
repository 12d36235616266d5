/** German: the words of the rows in ../goods-kept-back.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const GOODS_KEPT_BACK_DE: Words = {
  'gb.repair.right-price': {
    says: 'Sie schulden den vereinbarten Preis, mehr nur, wenn Sie zugestimmt haben. Ohne Preis schulden Sie einen fairen. Die Arbeit muss sorgfältig sein.',
  },
  'gb.repair.right-sale': {
    says: 'Für die Reparatur selbst dürfen sie es behalten, für nie vereinbarte Lagerkosten meist nicht. Vor einem Verkauf müssen sie per Einschreiben den Tag nennen und drei Monate warten, wenn sie Geld verlangen. Solange Sie die Rechnung bestreiten, dürfen sie ohne Gericht nicht verkaufen: Schreiben Sie das. Sie können unter Vorbehalt zahlen, es mitnehmen und zurückfordern.',
  },
}
