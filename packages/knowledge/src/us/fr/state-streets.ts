/** The French words of the rows in ../state-streets.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_STREETS_FR: Words = {
  ...stateWords('card-age', {
    FL: 'le délai pour aller en justice pour une dette de carte est de quatre ou cinq ans, selon les papiers. Après, vous pouvez dire au tribunal que c’est trop tard',
    VA: 'le délai pour aller en justice pour une dette de carte est de trois ans. Il est de cinq avec un contrat écrit que vous avez signé',
  }),
  ...stateWords(['traffic', 'plea'], {
    CA: 'vous pouvez plaider non coupable (not guilty), demander un procès par écrit, ou un stage de conduite (traffic school). Agissez au plus tard à la date indiquée sur l’amende',
    GA: 'vous pouvez plaider non coupable (not guilty) et être entendu au tribunal le jour indiqué sur l’amende. Ne pas venir peut coûter votre permis',
    IL: 'vous pouvez plaider non coupable (not guilty), ou demander une surveillance du tribunal (court supervision), qui évite le plus souvent les points',
    NJ: 'vous pouvez plaider non coupable (not guilty) et être entendu au tribunal de la ville (municipal court). Ou vous pouvez demander au procureur une accusation plus légère',
    NY: 'vous pouvez plaider non coupable (not guilty) dans le délai indiqué sur l’amende et avoir une audience. Ne pas répondre peut suspendre votre permis',
    OH: 'vous pouvez plaider non coupable (not guilty), au tribunal ou le plus souvent par formulaire, et avoir un procès. C’est à l’État de le prouver',
    PA: 'vous avez dix jours pour répondre : plaidez non coupable (not guilty) et demandez une audience. Après, vous avez 30 jours pour faire appel',
    VA: 'vous pouvez le contester au general district court et faire appel dans les dix jours. Rouler 20 mph trop vite ou à plus de 85 mph est un délit (reckless driving)',
  }),
  ...stateWords('traffic', {
    FL: 'vous avez 30 jours pour payer, choisir un stage de conduite, ou demander une audience',
    WA: 'vous avez 30 jours pour répondre : payer, expliquer à une audience, ou contester',
  }),
  ...stateWords('tow', {
    IL: 'un enlèvement privé demande des panneaux clairs et des frais fixés, et vous pouvez vous plaindre à la commerce commission',
    MA: 'pour un enlèvement privé, la police doit être prévenue, et les frais sont fixés par l’État',
    NJ: 'un enlèvement privé demande des panneaux et des frais justes, et vous pouvez récupérer la voiture à des heures fixées',
    OH: 'un parking privé qui enlève demande des panneaux, les frais sont limités, et vous pouvez prendre vos affaires dans la voiture',
    PA: 'un parking privé peut enlever seulement si des panneaux le disent et donnent les frais et le lieu où va la voiture',
  }),
}
