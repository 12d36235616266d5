/** Questions about an insurer that refuses: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_IT: Words = {
  'nl.ask.insurer-refuses': {
    says: 'Chieda quale clausola della polizza intende. Risponda per iscritto con prove e reclami all’assicuratore. Poi può andare al Kifid.',
  },
  'nl.ask.health-refused': {
    says: 'Chieda per iscritto all’assicuratore di riesaminare (heroverweging), con una lettera del medico. Deve rispondere entro quattro settimane. Dopo un no o il silenzio, vada alla SKGZ, l’organo per le liti sull’assicurazione sanitaria.',
  },
  'nl.ask.insurer-hidden': {
    says: 'Deve dirlo entro due mesi dalla scoperta. Non paga nulla solo se Lei voleva ingannare o se L’avrebbe rifiutata. Altrimenti paga tutto o una parte. Reclami, poi vada al Kifid.',
    dependsOn: 'da ciò che avrebbe fatto se l’avesse saputo',
  },
}
