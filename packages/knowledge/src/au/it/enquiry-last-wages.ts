/** Questions about wages kept back at the end of a job, and unpaid trials: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LAST_WAGES_IT: Words = {
  'au.ask.notice-not-worked': {
    says: 'No, non tutto. La maggior parte degli award permette di tenere al massimo una settimana di paga. Deve avere 18 anni, aver dovuto un preavviso, e deve essere equo. Le ferie maturate non si possono mai tenere. I casual non devono preavviso. Senza tale regola o accordo scritto non possono tenere nulla. Chieda per iscritto, poi chiami 13 13 94. Ha sei anni.',
  },
  'au.ask.trial-shift': {
    says: 'No, per lo più devono pagare. Una prova può essere gratis solo per mostrare la capacità, con qualcuno che guarda e solo il tempo necessario. Da un’ora a un turno al massimo. Le altre ore vanno pagate secondo l’award. Mandi per iscritto giorni e ore con una data. Poi chiami il Fair Work Ombudsman, 13 13 94.',
  },
  'au.ask.sacked-for-asking': {
    says: 'Può agire dal primo giorno; qui i sei mesi non contano. È vietato licenziarLa perché ha chiesto della paga, si è lamentato o era malato (general protections). Il datore deve provare un altro motivo. Domanda alla Fair Work Commission entro 21 giorni dall’ultimo giorno: 1300 799 675. Dopo sei mesi (12 in una piccola ditta) c’è anche l’unfair dismissal.',
  },
  'au.ask.super-for-casuals': {
    says: 'Anche i lavoratori occasionali (casuals) hanno i contributi per la pensione (super). Da 18 anni è il 12% della paga normale, anche se guadagna poco: il limite di 450 $ è finito nel 2022. Sotto i 18 anni, e in case private, servono più di 30 ore nella settimana. Dal 1º luglio 2026 deve arrivare al fondo entro sette giorni lavorativi dalla paga. Guardi il Suo fondo. Se manca, chieda al capo per iscritto, poi lo dica all’ATO.',
  },
}
