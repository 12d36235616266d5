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
    says: 'Per i nuovi affitti privati in Inghilterra possono chiedere al massimo un mese d’affitto in anticipo. Non possono invitare offerte sopra l’annuncio.',
  },
  'gb.ask-housing.no-benefits': {
    says: 'Un proprietario o agente privato in Inghilterra non può rifiutarla perché ha aiuti pubblici o figli. Conservi l’annuncio o il messaggio e lo dica al comune (council).',
  },
}
