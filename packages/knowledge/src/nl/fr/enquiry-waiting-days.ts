/** Questions about the first days of illness without pay: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WAITING_DAYS_FR: Words = {
  'nl.ask.waiting-days': {
    says: 'Seulement si le contrat ou la convention (CAO) le dit, et deux jours au plus. Si rien n’est convenu, vous êtes payé dès le premier jour. C’est au moins 70 %, et la première année pas moins que le salaire minimum. Si vous retombez malade en quatre semaines, pas de nouveaux jours. Demandez par écrit où c’est écrit, et réclamez la paie avec une date.',
    dependsOn: 'votre contrat ou la convention',
  },
}
