/** Questions about gyms, long services, phone contracts, tradespeople and fees for cancelling: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SERVICES_IT: Words = {
  'jp.ask.step-buy': {
    says: 'Chiami la linea dei consumatori al 188. Conservi il contratto, le fatture e tutti i messaggi.',
  },
  'jp.ask.cancel-fee': {
    says: 'Ciò che supera la perdita media della ditta è nullo. Chieda di spiegare la somma. Chiami il 188 prima di pagare.',
    dependsOn: 'il contratto e quanto presto ha annullato',
  },
  'jp.ask.gym-ill': {
    says: 'Chieda di chiudere per iscritto, con certificato medico. Una penale oltre la perdita media della ditta è nulla: chieda il calcolo. Anche una clausola che non La lascia mai uscire può essere nulla. Molti club danno una pausa. Chiami il 188 prima di pagare.',
  },
  'jp.ask.long-service': {
    says: 'Vale sopra 50.000 yen e oltre un mese per la bellezza, due mesi per il resto. Per otto giorni dal documento può annullare gratis per lettera o e-mail. Dopo può ancora smettere in ogni momento. Per la bellezza già iniziata paga al massimo 20.000 yen o il 10 % del resto, il minore.',
  },
  'jp.ask.phone-contract': {
    says: 'Entro otto giorni dal documento può di solito annullare senza penale (初期契約解除 o 確認措置). L’installazione può essere dovuta. Nei contratti da luglio 2022 uscire costa al massimo un mese. Il resto di un telefono a rate è dovuto. Chiami il 188 se L’hanno ingannata.',
  },
}
