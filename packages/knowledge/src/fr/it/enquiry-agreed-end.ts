/** The Italian words of the rows in ../enquiry-agreed-end.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_AGREED_END_WORDS: Words = {
  'fr.ask-work.agreed-end': {
    says: 'Nessuno può costringerla. Dopo la firma ha 15 giorni per cambiare idea. Tiene il diritto al sussidio di disoccupazione e ha almeno la somma di legge.',
    dependsOn: 'se siete d’accordo tutti e due',
  },
  'fr.ask-work.agreed-end-refused': {
    says: 'Serve l’accordo di entrambi: il capo può rifiutare, senza motivo. Lo chieda di nuovo per iscritto, con una data e un’offerta. Non smetta di andare: può perdere la disoccupazione. Le dimissioni la danno solo per certi motivi, o con un progetto di riqualificazione approvato prima. Per colpe gravi del capo senta un sindacato.',
  },
  'fr.ask-work.agreed-end-withdraw': {
    says: 'Sì. Dopo la firma ognuno ha 15 giorni di calendario, dal giorno dopo, per ritirarsi senza motivo. Mandi una raccomandata, o la consegni con ricevuta, prima dell’ultimo giorno: conta la data di invio. Il lavoro continua. Dopo resta solo il tribunale del lavoro entro dodici mesi, per pressione, inganno o copia non data.',
  },
}
