/** The French words of the rows in ../last-insurers.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const LAST_INSURERS_FR: Words = {
  ...stateWords('last-insurer', {
    CA: 'un plan créé par la loi peut assurer un logement que les autres refusent. Demandez-le à un agent avant la fin de votre contrat',
    FL: 'un plan créé par la loi peut assurer un logement que les autres refusent. Demandez-le à un agent avant la fin de votre contrat',
    GA: 'un plan créé par la loi peut assurer un logement que les autres refusent. Demandez-le à un agent avant la fin de votre contrat',
    IL: 'un plan créé par la loi peut assurer un logement que les autres refusent. Demandez-le à un agent avant la fin de votre contrat',
    MA: 'un plan créé par la loi peut assurer un logement que les autres refusent. Demandez-le à un agent avant la fin de votre contrat',
    MI: 'un plan créé par la loi peut assurer un logement que les autres refusent. Demandez-le à un agent avant la fin de votre contrat',
    NC: 'un plan créé par la loi peut assurer un logement que les autres refusent. Demandez-le à un agent avant la fin de votre contrat',
    NJ: 'un plan créé par la loi peut assurer un logement que les autres refusent. Demandez-le à un agent avant la fin de votre contrat',
    NY: 'un plan créé par la loi peut assurer un logement que les autres refusent. Demandez-le à un agent avant la fin de votre contrat',
    OH: 'un plan créé par la loi peut assurer un logement que les autres refusent. Demandez-le à un agent avant la fin de votre contrat',
    PA: 'un plan créé par la loi peut assurer un logement que les autres refusent. Demandez-le à un agent avant la fin de votre contrat',
    TX: 'un plan créé par la loi peut assurer un logement que les autres refusent. Demandez-le à un agent avant la fin de votre contrat',
    VA: 'un plan créé par la loi peut assurer un logement que les autres refusent. Demandez-le à un agent avant la fin de votre contrat',
  }),
}
