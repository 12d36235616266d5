/** Questions about money that police kept, a camera of a neighbor, and movers who hold the goods: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_KEPT_MONEY_CAMERAS_AND_MOVERS_IT: Words = {
  'us.ask-criminal.seized-cash': {
    says: 'Si chiama confisca civile (civil forfeiture), e può opporsi. Chieda per iscritto quale ufficio lo tiene. Uno federale deve quasi sempre mandare un avviso entro 60 giorni. Presenti un reclamo (claim) gratuito entro il giorno che indica, almeno 35 giorni dopo l’invio. Poi deve decidere un giudice. Gli Stati hanno termini propri, spesso più brevi. Prenda subito un avvocato e conservi le prove da dove vengono i soldi.',
  },
  'us.ask-life.neighbors-camera': {
    says: 'Una telecamera su ciò che chiunque può vedere, come la strada o il giardino davanti, è quasi sempre permessa. Una che punta in una camera o un bagno può violare la privacy, e in molti Stati è reato. A New York può fare causa se filmano il Suo cortile per molestarla. Registrare i Suoi discorsi senza un sì può violare la legge sulle intercettazioni. Faccia foto, chieda per iscritto di girarla, poi si rivolga a polizia o giudice.',
    dependsOn: 'che cosa vede e sente la telecamera, e il Suo Stato',
  },
  'us.ask-consumer.movers-hold-goods': {
    says: 'In un trasloco tra Stati devono consegnare le Sue cose quando paga il prezzo fisso, o il 110% di un prezzo non fisso. Lo offra per iscritto. Il resto si fattura dopo. Reclami alla FMCSA e al procuratore generale. Paghi con carta e scriva che paga sotto protesta. Per un trasloco in un solo Stato vale la sua legge.',
  },
}
