/** Domande sul parcheggio: il diritto del Regno Unito in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARKING_IT: Words = {
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
  'gb.ask-parking.bailiff-private': {
    says: 'Una ditta privata di parcheggio ora non può mandare ufficiali giudiziari (bailiffs). Dovrebbe prima vincere in tribunale. Possono venire solo se poi Lei non paga la sentenza.',
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
  'gb.ask-parking.blue-badge': {
    says: 'Faccia ricorso e mandi una copia del badge, fronte e retro. I comuni (councils) spesso annullano. Per il codice privato, un badge non esposto dovrebbe abbassare la somma a £20.',
  },
  'gb.ask-parking.hospital': {
    says: 'Faccia ricorso alla ditta e mandi la prova della visita o del ritardo. Chieda anche all’ospedale di annullare. Una malattia o una visita in ritardo conta a Suo favore.',
  },
  'gb.ask-parking.rejected-council': {
    says: 'Dopo un avviso di rifiuto (notice of rejection) ha 28 giorni per fare ricorso al tribunale indipendente (tribunal). È gratis. Se era solo una prima contestazione, attenda l’avviso al proprietario (notice to owner).',
  },
  'gb.ask-parking.rejected': {
    says: 'Usi il codice del rifiuto per fare ricorso a POPLA o IAS, entro l’ultimo giorno della lettera. È gratis. Risponda a ogni loro punto con prove.',
  },
  'gb.ask-parking.popla-lost': {
    says: 'Perdere a POPLA non La vincola, e solo un tribunale può farla pagare. Può pagare, o aspettare e difendersi in una causa. Se lì perde, si aggiungono spese.',
    dependsOn: 'quanto è forte il Suo caso',
  },
  'gb.ask-parking.wrong-plate': {
    says: 'Faccia ricorso e mandi la ricevuta o l’estratto conto. Per un piccolo errore di battitura il codice dice che la somma va annullata. Per un errore più grande dovrebbe scendere a £20.',
  },
  'gb.ask-parking.machine': {
    says: 'Faccia ricorso e dica che cosa non funzionava e che cosa ha provato. Aggiunga foto, schermate o registro delle chiamate. Se non c’era un modo di pagare funzionante, è un punto forte.',
  },
  'gb.ask-parking.council-or-private': {
    says: '«Penalty charge notice» o «fixed penalty» viene da un comune (council) o dalla polizia. «Parking charge notice» viene da una ditta privata e non è una multa.',
    dependsOn: 'le parole dell’avviso',
  },
  'gb.ask-parking.credit': {
    says: 'Una somma di parcheggio non tocca la Sua scheda di credito. Può farlo una sentenza, se resta non pagata per più di un mese.',
  },
  'gb.ask-parking.late-notice': {
    says: 'Se no, l’avviso all’intestatario (keeper) deve arrivare entro 14 giorni dal parcheggio. Se un avviso era sull’auto, deve arrivare tra il giorno 29 e il giorno 56.',
    dependsOn: 'se hanno lasciato un avviso sull’auto',
  },
  'gb.ask-parking.grace-council': {
    says: 'In Inghilterra ci sono 10 minuti gratuiti dopo la fine del tempo pagato o permesso in un posto o parcheggio del comune (council). Non valgono per linee gialle o parcheggio non pagato.',
  },
  'gb.ask-parking.grace': {
    says: 'Il codice privato dà almeno 10 minuti di tolleranza dopo la fine del tempo permesso, più tempo all’inizio per leggere i cartelli. Faccia ricorso se era entro questi.',
  },
  'gb.ask-parking.signs': {
    says: 'Faccia foto di cartelli e linee da dove è entrato e ha parcheggiato. Cartelli poco chiari o mancanti sono un buon motivo di ricorso, per avvisi di comuni (councils) e di privati.',
  },
  'gb.ask-parking.airport': {
    says: 'Se le ha, le regole per l’intestatario (keeper) possono non valere, e possono rivolgersi solo a chi guidava. Lo dica quando fa ricorso come intestatario.',
    dependsOn: 'se il terreno ha regolamenti propri (byelaws)',
  },
  'gb.ask-parking.court-claim': {
    says: 'Non salti le date. Risponda entro 14 giorni dalla notifica per avere 28 giorni per la difesa. Poi dica perché non deve nulla: cartelli, regole per l’intestatario (keeper), pagamento, o somma annullata.',
  },
  'gb.ask-parking.cancelled': {
    says: 'Conservi il messaggio che dice che è annullata. Mandi una copia e chieda di smettere. Se c’è una causa, lo metta come primo punto della difesa.',
  },
  'gb.ask-parking.council-challenge': {
    says: 'Contesti entro 14 giorni con foto e motivo. Se il comune (council) dice no, quasi tutti offrono di nuovo il prezzo ridotto. Dopo può andare a un tribunale gratuito (tribunal).',
  },
  'gb.ask-parking.scotland': {
    says: 'In Scozia una somma privata può doverla solo chi guidava. Nessuna legge obbliga l’intestatario (keeper) a dire alla ditta chi guidava. Una multa del comune (council) è diversa: la paghi o la contesti.',
    dependsOn: 'chi l’ha mandata, e se guidava Lei',
  },
  'gb.ask-parking.old-charge': {
    says: 'Una ditta ha sei anni dal parcheggio per iniziare una causa. Dopo Lei ha una difesa completa.',
    dependsOn: 'quanto tempo fa è stato',
  },
  'gb.ask-parking.how-appeal': {
    says: 'Faccia prima ricorso alla ditta o al comune (council), sul loro modulo, con foto e prove. Lo faccia entro 14 giorni per tenere il prezzo ridotto. Se dicono no, c’è un ricorso indipendente gratuito.',
  },
  'gb.ask-parking.scotland-council': {
    says: 'In Scozia paga metà entro 14 giorni, o la contesta al comune (council). Dopo un avviso di rifiuto (notice of rejection) ha 28 giorni per fare ricorso al First-tier Tribunal.',
  },
  'gb.ask-parking.ni-penalty': {
    says: 'La contesti per iscritto entro 14 giorni, e il prezzo ridotto aspetta la risposta. Dopo un rifiuto può fare ricorso al Traffic Penalty Tribunal for Northern Ireland.',
  },
}
