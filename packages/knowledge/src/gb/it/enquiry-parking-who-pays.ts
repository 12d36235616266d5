/** : the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARKING_WHO_PAYS_IT: Words = {
  'gb.ask-parking.firm-court': {
    says: 'Sì. Può iniziare una causa nella county court, entro sei anni. Se arriva un modulo (claim form), risponda al tribunale entro 14 giorni dalla notifica. Non rispondere può portare a una sentenza contro di Lei.',
  },
  'gb.ask-parking.private-have-to-pay': {
    says: 'La somma di un parcheggio privato è una richiesta di soldi, non una multa. Faccia ricorso se è sbagliata. Non la ignori, perché la ditta può andare in tribunale.',
    dependsOn: 'se la somma è giusta',
  },
  'gb.ask-parking.have-to-pay': {
    says: 'Un «penalty charge notice» di un comune (council) va pagato o contestato. Un «parking charge notice» di una ditta privata è una richiesta contro cui può fare ricorso. Non ignori nessuno dei due.',
    dependsOn: 'chi l’ha mandato',
  },
  'gb.ask-parking.name-driver': {
    says: 'Nessuna legge La obbliga a dire a una ditta privata chi guidava. Se è l’intestatario (keeper), possono rivolgersi a Lei solo se hanno rispettato le regole per l’intestatario. Controlli la regola dei 14 giorni.',
  },
  'gb.ask-parking.council-not-driving': {
    says: 'Per una multa del comune (council) paga il proprietario, chiunque guidasse. Non paga se l’auto era venduta, rubata, o a noleggio a chi aveva firmato.',
    dependsOn: 'di chi era l’auto quel giorno',
  },
  'gb.ask-parking.collector': {
    says: 'Una società di recupero per un parcheggio privato non può venire a prendere cose. Scriva una volta che contesta e perché. Poi attenda un eventuale avviso (letter before claim).',
  },
  'gb.ask-parking.bailiff-council': {
    says: 'Se non ha mai ricevuto gli avvisi di prima, mandi oggi i moduli TE7 e TE9 al Traffic Enforcement Centre. Tenga la porta chiusa, e offra un piano se deve la somma.',
  },
  'gb.ask-parking.clamp': {
    says: 'Su terreno privato nessuno può bloccare o portare via l’auto senza un potere di legge. È un reato. Ufficiali giudiziari (bailiffs), polizia, DVLA e comuni (councils) hanno poteri.',
  },
  'gb.ask-parking.hire-car': {
    says: 'Per una somma privata, come noleggiante (hirer) la deve solo se hanno mandato anche il contratto di noleggio e la Sua dichiarazione firmata. Per quella di un comune (council) paga il noleggiante che ha firmato.',
    dependsOn: 'se è di una ditta privata o di un comune (council)',
  },
}
