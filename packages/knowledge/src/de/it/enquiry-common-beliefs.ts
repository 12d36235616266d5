/** Questions that rest on a common belief about work and benefits: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COMMON_BELIEFS_IT: Words = {
  'de.ask-job.no-written-contract': {
    says: 'Ha tutti i diritti anche senza carta: paga, salario minimo, ferie pagate e paga in malattia. Un lavoro concordato a voce vale. Il datore deve darle le condizioni principali in forma di testo. Solo un termine e un licenziamento richiedono la carta. La paga spetta anche senza permesso di lavoro. Conservi messaggi, foto e nomi, e annoti le ore. Chieda la paga per iscritto.',
  },
  'de.ask-debt.benefit-seized': {
    says: 'Ciò che il Jobcenter o l’ufficio sociale deve ancora pagarle non è pignorabile. Sul conto è diverso: lì protegge solo un P-Konto. Salva almeno 1.590 € al mese, di più con figli. Chieda ora alla banca un P-Konto. I risparmi oltre e le cose care che non le servono possono essere presi. Da luglio 2026 il Bürgergeld si chiama Grundsicherungsgeld.',
  },
  'de.ask-benefit.cut-how-much': {
    says: 'Non per un solo appuntamento mancato: da solo non porta tagli. Se ne manca altri, il 30 % della somma base va via per un mese. Un dovere non rispettato costa il 30 % per tre mesi. I soldi per l’affitto restano. Tutto può fermarsi solo se ne manca tre di fila, o rifiuta apposta un lavoro vero. Nessun taglio con un buon motivo, come la malattia. Ci vada con una prova, e si opponga entro un mese.',
  },
  'de.ask-benefit.moving-in-together': {
    says: 'Non lo perde per il solo fatto di dividere la casa. I coinquilini tengono ciascuno il loro diritto e pagano la loro parte di affitto. Una coppia che si sostiene conta come una famiglia: allora contano i due redditi. Il Jobcenter può presumerlo dopo un anno, con un figlio comune, o se uno usa il denaro dell’altro. Può mostrare il contrario. Comunichi il trasloco, e si opponga entro un mese se il conto è sbagliato.',
  },
  'de.ask-debt.lawyer-needed': {
    says: 'Al tribunale locale (Amtsgericht) di solito no. Dal 1º gennaio 2026 tratta richieste di denaro fino a 10.000 €, e cause di affitto di ogni importo. Oltre decide il Landgericht, e lì serve un avvocato. Serve anche per l’appello (Berufung), e per il mantenimento o se chiede il divorzio. Ai tribunali del lavoro e sociali all’inizio no. Con pochi soldi chieda la Prozesskostenhilfe.',
    dependsOn: 'il tribunale e la somma',
  },
}
