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
}
