/** The Italian words of the rows in ../enquiry-insurers-offices-and-offers.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURERS_OFFICES_AND_OFFERS_IT: Words = {
  'us.fact.home-insurance-cancelled': {
    says: 'Trovi oggi un’altra copertura, anche breve: altrimenti la banca può comprarne una cara a sue spese, con avviso di 45 giorni. Reclami online al dipartimento assicurazioni del suo stato, con prova di pagamento, e-mail e avviso; l’assicuratore deve rispondere. Prima della fine serve un avviso scritto con il motivo. Se ha preso i soldi e detto che era coperto, può esserne vincolato.',
  },
  'us.fact.plan-renewed-itself': {
    says: 'Chiami ora l’assicuratore e HealthCare.gov e chieda per iscritto quando è finito il piano e che cosa è dovuto. Per i mesi coperti il premio può essere dovuto. Se nessuno ha pagato, il piano di solito finisce da solo: con credito d’imposta dopo tre mesi, alla fine del primo. Chieda una fine anteriore se aveva altra copertura. Modulo 1095-A: il credito si regola nella dichiarazione.',
  },
  'us.fact.office-wants-bank-papers': {
    says: 'Controllano redditi e risparmi, perché da questi dipende l’aiuto. Di solito è routine e non un sospetto. Mandi copie entro il giorno della lettera, altrimenti l’aiuto può fermarsi. Chieda per iscritto quali mesi e perché, e più tempo o aiuto. Non oscuri nulla. Spieghi in una nota i soldi dalla famiglia. Se lo tagliano, chieda subito un fair hearing.',
  },
  'us.fact.is-this-job-real': {
    says: 'Cerchi l’azienda nel registro del suo stato e chiami un numero trovato da lei. Un vero datore non chiede soldi e non manda assegni da girare. Se ha dato il numero di Social Security, blocchi gratis il credito presso i tre uffici e guardi AnnualCreditReport.com. Se lo usano male: IdentityTheft.gov. Segnali un lavoro falso a ReportFraud.ftc.gov.',
  },
  'us.fact.divorce-debt-first-notice': {
    says: 'Non lo ignori. Entro 30 giorni dal primo avviso scriva che contesta il debito e vuole prove; devono fermarsi finché non le mandano. La carta del divorzio non vincola la banca: chi ha firmato può essere chiamato. Ma il giudice del divorzio può far rimborsare dall’ex. Controlli il termine per agire prima di pagare o promettere. Se arrivano carte del tribunale, risponda in tempo.',
  },
}
