/** The Italian words of the rows in ../enquiry-scams.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SCAMS_IT: Words = {
  'us.ask-public.toll-text': {
    says: 'Non apra il link e non paghi. Quasi tutti questi messaggi sono truffe. Controlli il Suo conto sul sito proprio dell’ente dei pedaggi, e segnali il messaggio su ic3.gov.',
  },
  'us.ask-consumer.scammed': {
    says: 'Chiami ora la banca o la società della carta o della carta regalo e chieda di fermare o rendere il pagamento. Poi lo segnali su ReportFraud.ftc.gov. Se ha dato dati, vada su IdentityTheft.gov.',
  },
  'us.trouble.false-debt': {
    says: 'Contesti per iscritto entro 30 giorni. Faccia una denuncia su IdentityTheft.gov e la mandi alla società e agli uffici del credito: devono bloccare il debito. Blocchi gratis il credito (freeze).',
  },
  'us.ask-everyday.data-breach': {
    says: 'Blocchi gratis il credito (freeze) presso tutti e tre gli uffici. Cambi quella password, guardi i Suoi conti e segnali ogni abuso su identitytheft.gov.',
  },
  'us.ask-everyday.prize': {
    says: 'Non paghi nulla e non dia codici. Un premio vero è gratis, e nessuno paga la tassa su di esso a chi telefona. Lo segnali su reportfraud.ftc.gov.',
  },
}
