/** Questions about wages, working hours and holidays: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_AND_HOURS_IT: Words = {
  'es.ask.holiday-left': {
    says: "Le ferie non godute non si perdono: alla fine del lavoro l'azienda deve pagarle nella liquidazione (finiquito). Quei giorni valgono come contributi e rinviano l'inizio della disoccupazione (paro). Può accordarsi per farle prima; l'azienda deve fissare le date due mesi prima. Non pagate? Firmi «no conforme» e presenti la conciliazione: ha un anno.",
  },
  'es.ask.holiday-days': {
    says: 'Ha almeno 30 giorni di calendario all’anno, e deve sapere le date due mesi prima. Se la ditta fissa altre date, faccia causa entro 20 giorni lavorativi.',
  },
  'es.ask.hours-changed': {
    says: 'Lo chieda per iscritto. Per un grande cambio devono dare 15 giorni di preavviso, o 30 per un trasferimento. Lo contesti entro 20 giorni lavorativi. Se La danneggia, spesso può andare via con 20 giorni di paga per ogni anno.',
  },
  'es.ask.minimum-wage': {
    says: 'Nel 2026 il salario minimo (SMI) è di 1.221 € al mese in 14 mensilità a tempo pieno, lordi. Sono 17.094 € l’anno, o 1.424,50 € al mese in 12 mensilità. Il tempo parziale ne ha la sua parte. Il contratto collettivo può dare di più. Se riceve meno, lo chieda per iscritto e avvisi l’ispettorato (ITSS), è gratis. Ha un anno per ogni mese: prima la conciliazione, poi il tribunale.',
  },
}
