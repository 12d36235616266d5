/** Questions about things bought: withdrawal, guarantee, delivery and used cars: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PURCHASE_WORDS: Words = {
  'it.ask.return-online': {
    says: "Se ha comprato online, al telefono o a casa, può recedere in 14 giorni senza motivo. In negozio solo se lo permette o c'è un difetto.",
    dependsOn: 'dove ha comprato',
  },
  'it.ask.not-delivered': {
    says: 'Il venditore deve consegnare entro 30 giorni se non c’è un’altra data. Dia per iscritto un ultimo termine. Se passa, sciolga il contratto: deve rendere tutto senza ritardo, e può chiedere i danni.',
  },
  'it.ask.not-ordered': {
    says: 'Non deve nulla per ciò che non ha chiesto: il silenzio non è un sì. Scriva che non ha mai accettato e chieda i soldi. Dica alla banca che non ha autorizzato.',
  },
}
