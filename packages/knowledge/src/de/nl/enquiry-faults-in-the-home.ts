/** Questions about faults, mould and noise in a rented home: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAULTS_IN_THE_HOME_NL: Words = {
  'de.ask-home.defects': {
    says: 'Meld het vandaag schriftelijk, met foto’s en een termijn. Vanaf dan is de huur door de wet lager zolang het gebrek duurt. Betaal voor de zekerheid alles onder voorbehoud, of verlaag pas als een Mieterverein het deel noemt. Is de termijn voorbij, dan mag u het laten maken en de kosten vragen. Geen verwarming in de winter is dringend: een rechter kan binnen dagen beslissen.',
  },
  'de.ask-home.noise': {
    says: 'Praat eerst en houd een lijst bij van het lawaai met dag en uur. Schrijf uw verhuurder: hij moet iets doen, en de huur kan zolang lager zijn. Bel ’s nachts de politie of het Ordnungsamt. Ten slotte kan een rechter het verbieden; in sommige deelstaten komt eerst een bemiddeling (Schlichtung).',
  },
  'de.ask-home.mould-leave': {
    says: 'Meteen weggaan mag alleen als het ernstig is of gevaarlijk voor de gezondheid. Stel de verhuurder eerst schriftelijk een laatste termijn, met foto’s. Een briefje van arts of expert helpt. Hebt u ongelijk, dan bent u de huur van de opzegtermijn schuldig; vraag eerst een Mieterverein. Tot dan is minder huur veiliger.',
    dependsOn: 'hoe ernstig het is en of u eerst een termijn stelde',
  },
}
