/** Questions about rent, arrears, fees and benefits in England: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_IT: Words = {
  'gb.ask-housing.rent-increase': {
    says: 'Un proprietario privato in Inghilterra può alzare l’affitto una volta l’anno, con il modulo Form 4A e due mesi di preavviso. Prima della data d’inizio può rivolgersi al tribunale (tribunal). Non può fissare più di quanto chiesto.',
    dependsOn: 'se hanno usato il modulo e il preavviso giusti',
  },
  'gb.ask-housing.arrears': {
    says: 'Chiami oggi il proprietario e offra l’affitto più qualcosa. Controlli gli aiuti e chieda una consulenza gratuita sui debiti. Per il motivo principale servono tre mesi di arretrati, quattro settimane di avviso e un tribunale.',
  },
  'gb.ask-housing.fees': {
    says: 'In Inghilterra quasi tutti i costi in più sono vietati. Sono permessi affitto, deposito con limite, caparra (holding deposit) fino a una settimana d’affitto e pochi costi per Sue mancanze. Gli altri può chiederli indietro.',
    dependsOn: 'per che cosa è il costo',
  },
  'gb.ask-housing.rent-in-advance': {
    says: 'In Inghilterra locatore e agente non possono chiedere né accettare affitto prima della firma. Dopo, un mese al massimo prima dell’inizio. Vietate anche le offerte sopra l’annuncio e il rifiuto per sussidi o figli. Non prenda prestiti. Offra per iscritto un mese e il deposito limitato, forse un garante. Tenga i messaggi e avvisi il council, che può multarli.',
  },
  'gb.ask-housing.no-benefits': {
    says: 'Un proprietario o agente privato in Inghilterra non può rifiutarla perché ha aiuti pubblici o figli. Conservi l’annuncio o il messaggio e lo dica al comune (council).',
  },
  'gb.ask-housing.rent-bidding': {
    says: 'In Inghilterra, dal 1° maggio 2026, l’annuncio deve indicare un solo affitto. Locatore e agente non possono chiedere, spingere né accettare un’offerta più alta. Vale anche se qualcuno offre di più di sua volontà. Offra per iscritto l’affitto dell’annuncio. Tenga annuncio e messaggi e lo segnali al council. Può multarli fino a 7.000 sterline.',
  },
}
