/** Questions about divorce, its money, maintenance, contact with children and violence at home: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_IT: Words = {
  'ch.ask.divorce': {
    says: 'Se siete d’accordo, presentate insieme. Se no, può agire da solo dopo due anni di separazione. Prima un giudice può decidere in fretta su casa, figli e soldi (protezione dell’unione coniugale).',
  },
  'ch.ask.divorce-money': {
    says: 'Senza contratto ciascuno tiene ciò che aveva prima o ha ereditato; i risparmi del matrimonio si dividono a metà. Anche l’avere della cassa pensione del matrimonio. Un mantenimento per Lei dipende da bisogno e mezzi. Un giudice può fissare pagamenti provvisori. Chieda consiglio.',
  },
  'ch.ask.violence': {
    says: 'In pericolo chiami il 117. La polizia può allontanare subito la persona, per giorni. Un giudice può vietare il contatto e darle la casa. L’aiuto alle vittime (LAV), giorno e notte: 142. È gratis, segreto e aiuta anche con denaro, un rifugio e un avvocato. Veda un medico e tenga foto. Anche i bambini sono protetti.',
  },
  'ch.ask.contact': {
    says: 'Genitore e figlio hanno diritto di vedersi, anche se gli alimenti non sono pagati. Scriva, proponga giorni fissi e tenga prove. Poi chieda all’autorità di protezione (ARP/APMA), o al giudice del divorzio, di regolare o richiamare. Può nominare un curatore o visite sorvegliate. Non prenda il bambino da solo.',
  },
  'ch.ask.maintenance': {
    says: 'I due genitori pagano secondo i mezzi. Un tribunale può cambiare la somma. Il comune può anticipare gli arretrati.',
  },
}
