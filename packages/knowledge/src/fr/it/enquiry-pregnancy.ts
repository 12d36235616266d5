/** Questions about a job in pregnancy: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PREGNANCY_IT: Words = {
  'fr.ask-work.pregnant': {
    says: 'Una donna incinta è protetta fino a dieci settimane dopo la maternità. Solo una colpa grave o un motivo estraneo può chiudere il rapporto, e mai durante il congedo. Mandi il certificato entro 15 giorni dal licenziamento: è allora nullo.',
  },
  'fr.ask-work.pregnant-not-kept': {
    says: 'No se il motivo è la gravidanza: è discriminazione, nulla. Un contratto a termine può finire alla sua data. Ma non rinnovare o non assumere per gravidanza è vietato. Basta mostrare fatti che lo indichino: date, mail, promesse. Poi il datore deve provare un altro motivo. Ha cinque anni davanti ai prud’hommes; il Défenseur des droits aiuta gratis.',
  },
  'fr.ask-work.pregnant-told-after': {
    says: 'Non è tardi. Mandi alla ditta un certificato medico di gravidanza per raccomandata, entro 15 giorni da quando ha ricevuto il licenziamento. Allora è nullo, anche se nessuno lo sapeva. Regge solo una colpa grave senza legame con la gravidanza, o un lavoro impossibile da mantenere per altro motivo. Chieda di tornare al Suo posto. Se rifiutano, vada presto al giudice del lavoro: paga fino ad allora e almeno sei mesi di stipendio.',
  },
  'fr.ask-work.paternity-leave': {
    says: 'Ha 25 giorni e, prima, tre giorni lavorativi per la nascita. Con gemelli o più sono 32 invece di 25. Quattro di questi giorni seguono subito il permesso di nascita; prenda il resto entro sei mesi, in una o due parti di almeno cinque giorni. Avvisi il datore un mese prima. Non può rifiutare. La cassa malattia (CPAM) paga una somma al giorno.',
  },
  'fr.ask-work.birth-leave': {
    says: 'Dal 1º luglio 2026 ogni genitore può prendere uno o due mesi in più, per un figlio nato o adottato dal 1º gennaio 2026. Prima viene il congedo di maternità, paternità o adozione. La previdenza paga circa il 70% del netto il primo mese e il 60% il secondo, fino a un limite. Di solito entro nove mesi dalla nascita. Avvisi un mese prima, o 15 giorni se segue l’altro congedo. Non possono rifiutarlo.',
  },
}
