/** Questions about dismissal: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_WORDS: Words = {
  'de.ask-job.dismissed': {
    says: 'Ha tre settimane dall’arrivo della lettera per andare al tribunale del lavoro. Dopo vale, anche se è sbagliato. La lettera non deve dare un motivo; in tribunale il datore sì, dopo sei mesi in una ditta con più di dieci persone. L’ufficio scrive la causa, senza avvocato. Non firmi nulla: un accordo di uscita può costare fino a dodici settimane di disoccupazione. Si registri come in cerca di lavoro entro tre giorni.',
  },
  'de.ask-job.late-claim': {
    says: 'Di regola è troppo tardi. Se ha avuto un impedimento senza colpa, chieda al tribunale entro due settimane di ammettere una causa tardiva.',
    dependsOn: 'se senza colpa non ha potuto agire in tempo',
  },
  'de.ask-job.oral': {
    says: 'Senza carta e firma a mano il licenziamento non vale: lavoro e paga continuano. Vada al lavoro come sempre e scriva che è pronto a lavorare. La mandano a casa? Annoti il giorno e i testimoni: la paga è dovuta lo stesso. Il termine per il giudice corre solo da una lettera firmata. Se arriva, faccia causa entro tre settimane. Non firmi nulla e si iscriva comunque come persona in cerca di lavoro.',
  },
  'de.ask-job.severance': {
    says: "Non c'è un diritto automatico a un pagamento. Nasce da un accordo, un piano sociale o un'offerta (§ 1a KSchG): spesso mezzo stipendio mensile per anno.",
  },
  'de.ask-job.notice-period': {
    says: 'Per legge quattro settimane al 15 o alla fine del mese, due settimane in prova. Per il datore cresce fino a sette mesi. Controlli il contratto.',
    dependsOn: 'chi dà la disdetta e da quanto lavorava lì',
  },
  'de.ask-job.sick-dismissal': {
    says: 'Essere malati non vieta un licenziamento. Ma la malattia da sola di rado basta. Vada al tribunale del lavoro entro tre settimane.',
    dependsOn: 'quanto e quanto spesso è malato e la grandezza della ditta',
  },
  'de.ask-job.pregnant': {
    says: 'È vietato, anche in prova. Dalla gravidanza a quattro mesi dopo il parto, e nel congedo parentale, serve il permesso di un’autorità. Se il capo non lo sapeva, lo dica per iscritto entro due settimane: allora è nullo. Vada comunque al tribunale del lavoro entro tre settimane.',
  },
  'de.ask-job.on-paper': {
    says: "Un licenziamento deve essere su carta e firmato a mano. Un'email, un messaggio o parole a voce non chiudono il lavoro.",
  },
}
