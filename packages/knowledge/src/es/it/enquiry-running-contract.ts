/** Questions about contracts that run on: electricity, phone and gym: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RUNNING_CONTRACT_IT: Words = {
  'es.ask.telecom-leave': {
    says: 'Può andare via in ogni momento. Se si era impegnato a restare, la penale deve scendere con il tempo che manca.',
    dependsOn: 'se si era impegnato a restare',
  },
  'es.ask.gym-health': {
    says: 'La palestra non può ostacolare l’uscita né far pagare ciò che non dà. Disdica per iscritto, con il certificato e la data. La penale deve scendere con il tempo che resta. Poi chieda alla banca di fermare l’addebito.',
  },
}
