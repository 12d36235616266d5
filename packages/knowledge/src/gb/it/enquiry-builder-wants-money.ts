/** The Italian words of the rows in ../enquiry-builder-wants-money.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BUILDER_WANTS_MONEY_IT: Words = {
  'gb.ask-consumer.builder-wants-rest': {
    says: 'Il lavoro va fatto con cura e capacità. Elenchi ogni difetto per iscritto e fissi una data per rimediare, gratis e in tempo giusto. Se non riesce, può chiedere uno sconto o quanto costa un altro. Può trattenere una somma equa; lo scriva. Foto e perizia, poi conciliazione di categoria o small claims. Non può entrare senza il suo sì per togliere ciò che è montato.',
  },
  'gb.ask-consumer.builder-takes-back': {
    says: 'Un artigiano non può entrare senza il suo sì, né togliere ciò che è montato in casa sua. Scriva: niente ingresso, d’ora in poi solo per iscritto, e perché trattiene il denaro. Tenga i messaggi. Se viene e minaccia, porta chiusa: 999 in pericolo, altrimenti 101. Neppure un esattore può entrare o prendere cose. Solo un giudice può ordinare di pagare. Citizens Advice aiuta.',
  },
  'gb.ask-consumer.no-cancellation-form': {
    says: 'Un accordo fatto a casa sua dà di solito 14 giorni per recedere per iscritto. Se nessuno glielo ha detto per iscritto, può durare fino a un anno in più. Per lavori iniziati in quel tempo senza sua richiesta scritta forse non deve nulla. Riparazioni urgenti richieste, cose su misura e materiali già montati possono essere esclusi. Si faccia consigliare prima: Citizens Advice.',
  },
}
