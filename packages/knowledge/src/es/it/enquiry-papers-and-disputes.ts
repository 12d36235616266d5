/** The Italian words of Spain: enquiry papers and disputes. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAPERS_AND_DISPUTES_IT: Words = {
  'es.ask.hours-changed': {
    says: 'Lo chieda per iscritto. Per un grande cambio devono dare 15 giorni di preavviso, o 30 per un trasferimento. Lo contesti entro 20 giorni lavorativi. Se La danneggia, spesso può andare via con 20 giorni di paga per ogni anno.',
  },
  'es.ask.trial-period': {
    says: 'In prova possono chiudere senza motivo e senza preavviso. La prova deve essere scritta e non troppo lunga. Per gravidanza o un altro motivo vietato è nullo. Ha 20 giorni lavorativi.',
    dependsOn: 'che cosa dice il contratto e perché l’hanno fatto',
  },
  'es.ask.community-dues': {
    says: 'Un proprietario deve pagare una quota delle spese comuni. Può contestare una decisione entro tre mesi, o un anno se viola la legge, ma prima paghi o depositi la somma. Chieda il verbale.',
    dependsOn: 'che cosa ha deciso la riunione, e quando',
  },
  'es.ask.guarantor': {
    says: 'Risponde solo di ciò che ha firmato, con le stesse difese del debitore. Se non c’è scritto solidario, prima devono andare dal debitore. Ciò che paga può chiederlo al debitore.',
    dependsOn: 'che cosa dice il documento che ha firmato',
  },
  'es.ask.claim-arrived': {
    says: 'Scriva il giorno in cui è arrivata. Ha dieci giorni lavorativi in un juicio verbal, 20 in un juicio ordinario. Fino a 2.000 € non serve un avvocato. Chieda un avvocato gratis e che il tempo si fermi.',
  },
  'es.ask.tax-papers': {
    says: 'Risponda in tempo, di solito entro dieci giorni lavorativi, con copie. Può chiedere ancora la metà dei giorni. Se non è d’accordo, dica perché. Contro la decisione ha poi un mese.',
  },
  'es.ask.police-summons': {
    says: 'Ci vada quel giorno. Chieda se va come testimone o come indagato (investigado). Come indagato può tacere e avere un avvocato, gratis se non ne conosce. Firmi solo ciò che ha detto.',
  },
  'es.ask.legal-aid': {
    says: 'La chieda all’ordine degli avvocati (Colegio de Abogados) o al giudice. Da solo il limite è il doppio dell’IPREM, di più con famiglia. Lavoratori e vittime di violenza l’hanno nei loro casi comunque.',
  },
  'es.ask.water-damage': {
    says: 'Faccia foto e avvisi subito per iscritto assicurazione e vicino. Per una perdita della casa paga chi sta sopra, per i tubi comuni il condominio. Ha un anno: mandi un burofax.',
  },
}
