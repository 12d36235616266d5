/** The Italian words of Spain: fines off the road. */
import type { Words } from '@plainletter/contracts/rule'

export const TOWN_FINE_IT: Words = {
  'es.town-fine.want': {
    says: 'Un ufficio vuole darle una multa (sanción). Non riguarda il traffico: quindi non vale la metà prezzo delle multe stradali.',
  },
  'es.town-fine.who': {
    says: 'È un ufficio pubblico, come il suo comune. Quando la multa è definitiva può riscuoterla senza giudice.',
  },
  'es.town-fine.rights': {
    says: 'Può dire che cosa è successo e mandare prove (alegaciones) nei giorni scritti sul foglio. Devono provarlo loro, non lei.',
  },
  'es.town-fine.reality': {
    says: 'È stato aperto un procedimento. Nessuna multa è ancora decisa. Se non dice niente, la proposta può diventare la decisione.',
  },
  'es.town-fine.step-file': {
    says: 'Chieda di vedere il fascicolo (expediente): chi ha visto, le foto e quale regola avrebbe violato.',
  },
  'es.town-fine.right-less': {
    says: "Ammetterlo toglie almeno il 20 %, e pagare prima della decisione toglie almeno un altro 20 %. In cambio rinuncia al ricorso davanti all'ufficio.",
  },
  'es.town-fine.right-lapse': {
    says: "L'ufficio deve decidere e dirglielo in tempo: tre mesi dall'apertura, se le sue regole non dicono di più. Dopo il procedimento decade (caducidad). Lo dica.",
  },
  'es.town-fine.right-old': {
    says: 'Una violazione lieve è troppo vecchia dopo sei mesi, una grave dopo due anni, se la sua legge non dice altro.',
  },
  'es.town-fine.option-answer': {
    says: 'Scriva che cosa è successo, aggiunga foto o testimoni e il numero del fascicolo. Lo consegni a qualsiasi registro pubblico.',
    title: 'Mandare la sua versione (alegaciones)',
    cost: 'Niente.',
    time: 'I giorni scritti sul foglio. Sabati, domeniche e feste non contano nei giorni lavorativi.',
    risk: 'Perde lo sconto se non paga prima.',
    bestFor: 'Non è stato lei, o non possono mostrarlo.',
  },
}
