/** The French words of the rows in ../state-eviction-ends.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_EVICTION_ENDS_FR: Words = {
  ...stateWords('eviction-day', {
    'IL MI NC NJ OH':
      'vous n’avez le plus souvent pas besoin de réponse écrite pour être entendu. Allez au tribunal le jour de la convocation (summons) avec vos preuves',
    AZ: 'le procès vient le plus souvent trois à six jours après la convocation (summons). Allez-y, avec une réponse écrite si vous pouvez',
    MA: 'déposez une réponse écrite (answer) avant le jour indiqué. Dites ce qui ne va pas dans le logement et ce que vous avez payé',
    WA: 'répondez par écrit avant le jour de la convocation (summons). Avec un petit revenu, vous pouvez avoir un avocat gratuit',
  }),
  ...stateWords('eviction-stay', {
    AZ: 'un officier doit le plus souvent attendre cinq jours après le jugement. Si vous êtes venu au tribunal, vous avez ces cinq jours pour faire appel',
    GA: 'vous avez sept jours pour faire appel de la décision. En attendant, vous devez le plus souvent payer le loyer au tribunal',
    IL: 'vous pouvez demander au juge dans les 30 jours d’annuler la décision, ou plus de temps pour partir',
    MA: 'vous avez dix jours pour faire appel. Si vous n’avez rien fait de mal, le juge peut vous donner six mois pour partir, ou 12 dès 60 ans ou en cas de handicap',
    MI: 'le propriétaire doit le plus souvent attendre dix jours après le jugement. Vous pouvez alors payer, faire appel ou demander un sursis (stay)',
    NC: 'vous avez dix jours pour faire appel. Vous pouvez rester si vous payez chaque loyer au greffe (clerk)',
    NJ: 'un officier doit le plus souvent attendre trois jours ouvrables. Si vous payez tout le loyer, le juge peut donner jusqu’à six mois de plus',
    OH: 'l’huissier (bailiff) agit le plus souvent dans les dix jours. Demandez tout de suite un sursis (stay) au juge',
  }),
  ...stateWords('eviction-record', {
    IL: 'un tribunal peut cacher un dossier d’expulsion quand l’affaire n’avait pas de bonne raison en fait ou en droit. Il cache ceux qui viennent d’une saisie chez le propriétaire',
    'AZ MA WA':
      'un tribunal peut cacher certains dossiers d’expulsion, surtout si vous avez gagné ou si l’affaire a été abandonnée',
  }),
  ...stateWords('left-things', {
    'AZ MA NC NJ WA':
      'les affaires que vous avez laissées doivent le plus souvent être gardées un temps. Écrivez tout de suite que vous les voulez',
  }),
}
