/** Questions about bailiffs and a car or van needed for the job: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_VEHICLE_FOR_WORK_IT: Words = {
  'gb.ask-bailiff.work-car': {
    says: "Un'auto o un furgone che le serve per il suo lavoro è protetto se, con gli altri attrezzi, vale al massimo £1,350. Solo andare al lavoro può non bastare. Mandi oggi alla ditta e al comune la prova del valore e una lettera del datore. Se rifiutano, presenti una richiesta (exempt goods claim) entro sette giorni dalla rimozione. Non tolga da sé la ganascia: è reato.",
  },
  'gb.ask-bailiff.took-car': {
    says: 'Agisca oggi: prima di vendere devono passare 7 giorni pieni. Non possono tenere un’auto in finanziamento, di un’altra persona, o con Blue Badge esposto. Né una fino a £1.350 che le serve per il suo lavoro. Allora mandi subito, entro 7 giorni, un reclamo con prove. Altrimenti torna pagando, o con un piano accettato da ditta e creditore. Dica a entrambi se è vulnerabile. National Debtline: 0808 808 4000.',
  },
}
