/** Questions about unemployment benefit where a trial ended soon after a resignation: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRIAL_AFTER_QUITTING_FR: Words = {
  'es.ask.paro-after-trial': {
    says: 'Si vous avez quitté l’ancien emploi vous-même, un essai rompu par le nouvel employeur n’ouvre le chômage (paro) que trois mois après. Les congés payés restants comptent aussi, dit le Tribunal suprême. Vous ne perdez pas les années cotisées. Prenez même un emploi court : s’il finit sans votre volonté, tout compte. Contre un refus injuste : reclamación previa, 30 jours ouvrables.',
    dependsOn: 's’il y a trois mois entre les deux dates',
  },
}
