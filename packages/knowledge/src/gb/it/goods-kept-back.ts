/** Italian: the words of the rows in ../goods-kept-back.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const GOODS_KEPT_BACK_IT: Words = {
  'gb.repair.right-price': {
    says: 'Deve il prezzo concordato, e di più solo se ha detto sì. Senza prezzo, ne deve uno giusto. Il lavoro va fatto con cura.',
  },
  'gb.repair.right-sale': {
    says: 'Possono trattenerlo per la riparazione, ma di solito non per una custodia mai accettata. Prima di vendere devono scrivere il giorno per raccomandata e aspettare tre mesi se chiedono soldi. Finché contesta il conto, non possono vendere senza un tribunale: lo scriva. Può pagare con riserva, ritirarlo e chiedere indietro.',
  },
}
