/** Questions about how long a seizure of wages lasts: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WAGE_SEIZURE_TIME_IT: Words = {
  'ch.ask.wage-seizure-time': {
    says: "Un pignoramento dello stipendio dura al massimo un anno dal giorno in cui è fatto, per i debiti di quel gruppo. Finisce prima se sono pagati. Nuovi debiti possono portare un altro anno. Sono cambiati spese o stipendio: un figlio, affitto più alto, perdita del lavoro? Mostri le prove e l'ufficio deve adattare subito la somma. Paghi le nuove fatture come può e si rivolga a una consulenza debiti (Caritas).",
  },
}
