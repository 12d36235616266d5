/** Questions about contracts that run on: electricity, phone and gym: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RUNNING_CONTRACT_IT: Words = {
  'es.ask.light-cut': {
    says: 'Non subito. A casa servono una richiesta formale e due mesi, o quattro con il bono social. Chieda un piano e vada ai servizi sociali.',
    dependsOn: 'se ha il bono social e chi vive con Lei',
  },
  'es.ask.telecom-leave': {
    says: 'Può andare via in ogni momento. Se si era impegnato a restare, la penale deve scendere con il tempo che manca.',
    dependsOn: 'se si era impegnato a restare',
  },
  'es.ask.gym-health': {
    says: 'La palestra non può ostacolare l’uscita né far pagare ciò che non dà. Disdica per iscritto, con il certificato e la data. La penale deve scendere con il tempo che resta. Poi chieda alla banca di fermare l’addebito.',
  },
  'es.ask.door-contract': {
    says: 'Scriva subito che recede, con prova di consegna. Dopo una visita non richiesta ha 30 giorni di calendario, altrimenti 14 al telefono o alla porta, senza motivo né costi. Se non Glielo hanno detto, ha un anno in più. Contesti ciò che non ha firmato e vada all’OMIC.',
  },
}
