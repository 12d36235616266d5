/** Questions about fines, parking and tolls: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ON_THE_ROAD_IT: Words = {
  'au.ask.fine': {
    says: 'Può chiedere un riesame (review), pagare nel tempo, nominare chi guidava o scegliere il tribunale. Tutto prima della scadenza sull’avviso.',
    dependsOn: 'il Suo stato e la scadenza',
  },
  'au.ask.private-parking': {
    says: 'Una ditta privata non può farle una multa. Può solo chiedere soldi in base a un contratto e dovrebbe farle causa. Chieda le prove.',
    dependsOn: 'che cosa dicevano i cartelli',
  },
  'au.ask.toll': {
    says: 'Non sempre. Chieda alla società del pedaggio di togliere le sue spese e di farla pagare a rate. Se ha venduto l’auto o non guidava, lo dica con le prove.',
    dependsOn: 'chi aveva e guidava l’auto quel giorno',
  },
  'au.ask.not-driving': {
    says: 'Indichi chi guidava nel modulo prima della scadenza, online o per posta. Auto venduta prima? Indichi chi l’ha comprata e il giorno, con una prova. Se non sa chi guidava, scriva che cosa ha fatto per saperlo. Un nome falso è un reato.',
  },
  'au.ask.car-crash': {
    says: 'Il conducente in colpa le deve il danno, assicurato o no. Mandi una richiesta (letter of demand) con foto, due preventivi e una data. Se non paga, usi small claims o il tribunale. Se dice che è colpa sua, non ammetta nulla e chieda prima un consiglio gratuito.',
  },
  'au.ask.cannot-pay-fine': {
    says: 'Chiami l’ufficio multe prima della prossima data e chieda piccole rate, anche da Centrelink. Con un work and development order salda le multe con un corso, una cura o lavoro non pagato, se è povero, malato o senza casa. Nel NSW fino a $1,000 al mese. Un piano o l’ordine di solito ferma la sospensione della patente. Se guidava un altro, lo indichi in tempo.',
  },
}
