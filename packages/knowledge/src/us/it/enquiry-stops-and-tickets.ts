/** The Italian words of the rows in ../enquiry-stops-and-tickets.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_STOPS_AND_TICKETS_IT: Words = {
  'us.fact.car-door-opened': {
    says: 'In un controllo legittimo la polizia può far scendere guidatore e passeggeri, e alcuni giudici le lasciano aprire la porta per questo. Aprirla per guardare dentro è una perquisizione: serve un buon motivo, un mandato o il suo sì. Dica con calma: I do not agree to a search. Non opponga resistenza. Scriva tutto. Un avvocato può far escludere ciò che è stato trovato.',
    dependsOn: 'perché la porta è stata aperta',
  },
  'us.fact.ticket-and-jail': {
    says: 'Non essere stato arrestato allora non esclude il carcere. Legga l’accusa: quasi sempre c’è solo una multa, ma per un misdemeanor, come guida ubriaca o con patente sospesa, il giudice può dare carcere. Nessuno può finire in carcere senza l’offerta di un avvocato, gratis se non può pagare. Vada quel giorno, o segue un mandato. Si dichiari non colpevole e chieda un public defender prima di parlare.',
    dependsOn: 'di che cosa accusa il foglio',
  },
  'us.fact.truck-driver-ticket': {
    says: 'Si dichiari non colpevole in tempo e prenda un avvocato del posto. Chieda il registro del radar, le verifiche e il video. Contro un tribunale cittadino si può quasi sempre fare appello con nuovo processo, in Alabama in 14 giorni. Con la patente commerciale (CDL) contano anche le multe con la propria auto. Non si possono nascondere con corsi o rinvii. Due da 15 mph o più in tre anni possono costare 60 giorni.',
  },
  'us.fact.dui-without-drink': {
    says: 'Non dica altro e chieda subito un public defender o un avvocato per DUI. Lo stato deve provare che alcol o droga la rendevano inadatto a guidare. Analisi pulite e referti di una crisi parlano contro: chieda copie. La mancata lettura dei diritti di solito esclude solo le risposte date in custodia. Chieda in tempo l’udienza per la patente, spesso 7-15 giorni. Vada a ogni udienza.',
  },
}
