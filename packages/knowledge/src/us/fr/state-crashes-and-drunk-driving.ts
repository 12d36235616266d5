/** The French words of the rows in ../state-crashes-and-drunk-driving.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_CRASHES_AND_DRUNK_DRIVING_FR: Words = {
  ...stateWords('crash', {
    WI: 'qui est en faute pour plus de la moitié ne reçoit rien. Le délai pour aller en justice est de trois ans',
    SC: 'qui est en faute pour plus de la moitié ne reçoit rien. Le délai pour aller en justice est de trois ans',
    CO: 'qui est en faute pour la moitié ou plus ne reçoit rien. Le délai pour un accident de voiture est de trois ans',
    TN: 'qui est en faute pour la moitié ou plus ne reçoit rien. Le délai est d’un an pour une blessure et de trois ans pour des dégâts',
    MO: 'votre propre part de faute réduit la somme',

    AZ: 'votre propre part de faute réduit la somme. Le délai pour aller en justice est de deux ans',
    CA: 'votre propre part de faute réduit la somme. Le délai pour aller en justice est de deux ans pour une blessure et de trois pour des dégâts aux choses',
    FL: 'qui est en faute pour plus de la moitié ne reçoit le plus souvent rien. Le délai pour aller en justice pour imprudence est de deux ans',
    GA: 'qui est en faute pour la moitié ou plus ne reçoit rien. Le délai pour aller en justice est de deux ans pour une blessure et de quatre pour des dégâts aux choses',
    IL: 'qui est en faute pour plus de la moitié ne reçoit rien. Le délai pour aller en justice est de deux ans pour une blessure et de cinq pour des dégâts aux choses',
    MA: 'qui est en faute pour plus de la moitié ne reçoit rien. Votre propre assurance (PIP) paie d’abord. Le délai pour aller en justice est de trois ans',
    MI: 'votre propre assureur paie le plus souvent. Pour les dégâts à une voiture, l’autre conducteur doit seulement une petite somme limitée (mini-tort)',
    NJ: 'qui est en faute pour plus de la moitié ne reçoit rien. Le délai pour aller en justice est de deux ans pour une blessure et de six pour des dégâts aux choses',
    OR: 'qui est en faute pour plus de la moitié ne reçoit rien. Le délai pour aller en justice est de deux ans pour une blessure et de six pour des dégâts aux choses',
    NY: 'votre propre part de faute réduit la somme. Votre propre assurance (no-fault) paie d’abord. Le délai pour aller en justice est de trois ans',
    NC: 'qui est en faute même un peu ne reçoit le plus souvent rien. Le délai pour aller en justice est de trois ans',
    MD: 'qui est en faute même un peu ne reçoit le plus souvent rien. Le délai pour aller en justice est de trois ans',
    'OH PA TX IN OK':
      'qui est en faute pour plus de la moitié ne reçoit rien. Le délai pour aller en justice est de deux ans',
    VA: 'qui est en faute même un peu ne reçoit le plus souvent rien. Le délai pour aller en justice est de deux ans pour une blessure et de cinq pour des dégâts aux choses',
    WA: 'votre propre part de faute réduit la somme. Le délai pour aller en justice est de trois ans',
  }),
  ...stateWords('drunk-license', {
    MA: 'si vous avez refusé le test, allez vous-même au bureau (registry) de Boston dans les 15 jours. L’audience a lieu là, et une lettre n’allonge pas le délai',
    NC: 'vous avez dix jours pour demander une audience sur la suspension de 30 jours',
    AZ: 'vous pouvez demander une audience sur la suspension dans les jours indiqués dans l’avis',
    CA: 'vous avez seulement dix jours pour demander une audience au DMV, à part de l’affaire au tribunal',
    FL: 'vous avez dix jours après l’avis pour demander un examen formel (formal review), à part de l’affaire au tribunal',
    GA: 'vous avez 30 jours pour faire appel de la suspension ou choisir un permis avec éthylotest (ignition lock)',
    IL: 'la suspension commence le 46e jour. Vous pouvez demander au tribunal d’y mettre fin dans les 90 jours après l’avis',
    MI: 'vous avez 14 jours pour demander une audience si vous avez refusé le test',
    OH: 'vous pouvez faire appel de la suspension au tribunal, le plus souvent dans les 30 jours après votre premier jour au tribunal',
    PA: 'vous avez 30 jours après l’envoi pour faire appel de la suspension au tribunal du comté',
    TX: 'vous avez 15 jours après l’avis pour demander une audience (ALR)',
    VA: 'le permis est pris tout de suite pour quelques jours. Vous pouvez demander au tribunal de l’examiner',
    WA: 'vous avez sept jours après l’avis pour demander une audience',
  }),
}
