/** Questions about who may come into a home, stay in it or change it, and about reports to the city: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOMES_AND_THOSE_IN_THEM_IT: Words = {
  'us.fact.collects-things': {
    says: 'Può restare: chi se n’è andato non può mandarla fuori di casa, e la polizia non La obbliga. Fissate per iscritto giorno e ora, con un elenco delle sue cose. Faccia entrare solo chi accetta, abbia un testimone e filmi. La polizia può assistere (“civil standby”): tiene la calma e non decide di chi sono le cose. Non butti e non trattenga ciò che è chiaramente dell’altra persona.',
  },
  'us.fact.step-parent-in-inherited-home': {
    says: 'Un testamento deve passare dal tribunale delle successioni prima che la casa sia Sua, e solo la sua carta lo prova. Il coniuge che resta ha diritti che un testamento non toglie: in Ohio un anno gratis in casa e una quota dell’eredità se la sceglie in tempo. La “survivorship” vale solo se l’atto lo dice: chieda una copia alla contea. Poi dia un avviso scritto e chieda lo sfratto al giudice; cambiare le serrature è vietato. Un accordo firmato con un giorno e soldi per il trasloco è spesso la via meno cara.',
    dependsOn: 'chi è nell’atto e cosa dà il Suo stato al coniuge',
  },
  'us.fact.hoa-solar': {
    says: 'In circa metà degli stati una legge sul solare impedisce un divieto: California, Florida, Texas, Arizona e Colorado, fra gli altri. Lì la HOA può solo porre regole giuste su posto e aspetto, che non costino molta energia o denaro. In California deve rispondere per iscritto entro 45 giorni, o vale come sì. Altrove decidono le sue carte, ma la regola deve essere giusta e uguale per tutti. Chieda per iscritto regola e motivo, e aspetti il sì prima di montare.',
    dependsOn: 'il Suo stato e ciò che dicono le carte dell’associazione',
  },
  'us.fact.false-report-to-city': {
    says: 'Chieda alla città il fascicolo secondo la legge del Suo stato sugli atti pubblici: la segnalazione, le foto e l’esito. In molti posti il nome è coperto; in alcuni no. In Florida la città deve di solito avere nome e indirizzo prima di indagare. Mostri all’ispettore che è tutto a posto e chieda una carta che dica “chiuso”. Chi mente apposta alla città può violare una legge, e un giudice può far cessare le molestie.',
    dependsOn: 'la legge del Suo stato sugli atti pubblici',
  },
  'us.fact.tenant-lets-nobody-in': {
    says: 'Il proprietario può entrare per riparazioni e parassiti dopo un avviso scritto, in molti stati 24-48 ore prima, a un’ora giusta. Scriva giorno, ora e motivo a ogni adulto e tenga copia. Se rifiutano ancora, dia un avviso che dica il dovere violato e un giorno per rimediare. Poi il giudice può ordinare l’accesso o chiudere l’affitto. Non forzi la porta: solo in emergenza si entra subito.',
  },
}
