/** Questions about things that the police keep: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_POLICE_PROPERTY_IT: Words = {
  'gb.ask-police.phone-back': {
    says: 'Possono tenerlo solo finché serve come prova, ma la legge non fissa giorni. Scriva all’agente incaricato, con il numero, perché serve ancora, o chieda copia dei dati. Se tace, reclami alla polizia. Finito il caso, la magistrates’ court può ordinare la restituzione. Se è sospettato, chieda prima al suo avvocato.',
  },
}
