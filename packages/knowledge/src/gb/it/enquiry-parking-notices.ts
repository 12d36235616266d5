/** Questions about what a notice must do, grace periods, signs, special land and court: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARKING_NOTICES_IT: Words = {
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
  'gb.ask-parking.claim-not-driver': {
    says: 'Non la ignori. Confermi la citazione entro 14 giorni dalla notifica: così ha 28 giorni in tutto per difendersi. L’intestatario (keeper) che non guidava deve pagare solo se la ditta ha seguito ogni regola, di solito un avviso entro 14 giorni. Lo scriva nella difesa. Nessuno deve dire chi guidava. Indicare chi guidava serviva solo prima della causa.',
  },
}
