/** Questions about leave that is said to lapse at the end of the year: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVE_AT_THE_END_OF_THE_YEAR_IT: Words = {
  'de.ask-job.leave-year-end': {
    says: "Non scadono da sole il 31 dicembre. Prima il datore deve averla invitata in modo chiaro e per tempo a prenderle, e avvisata che si perdono. Non ha potuto per esigenze urgenti dell'azienda o malattia? Allora valgono fino al 31 marzo. Senza quell'avviso restano ancora più a lungo. Chieda ora per iscritto giorni precisi e conservi il rifiuto. Si pagano in denaro solo quando il lavoro finisce.",
  },
  'de.ask-job.too-much-leave': {
    says: 'No, la paga delle ferie non può essere chiesta indietro. Chi lascia nel primo semestre, dopo sei mesi nel posto, ha un dodicesimo delle ferie per ogni mese intero. Se ne ha prese di più, tiene i soldi. Vale per il minimo di legge di quattro settimane; per i giorni in più il contratto può dire altro. Il nuovo datore può contarle. Chieda un certificato dei giorni presi.',
  },
}
