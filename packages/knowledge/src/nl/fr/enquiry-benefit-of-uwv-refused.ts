/** Questions about WW or sick pay that UWV refuses or stops: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFIT_OF_UWV_REFUSED_FR: Words = {
  'nl.ask.ww-refused': {
    says: 'Contestez en six semaines dès la date ; les motifs peuvent suivre. Une faute ne suffit pas : l’UWV ne refuse que s’il y avait motif urgent de renvoi immédiat, ou si vous êtes parti sans nécessité. Une dispute ou un travail faible ne l’est pas en général. Envoyez les papiers et vos efforts. Le renvoi était injuste ? Voyez aussi le juge en deux mois. Sans argent ? Demandez à la commune.',
  },
  'nl.ask.sickness-benefit-stopped': {
    says: 'Regardez la dernière page aujourd’hui : contre une décision d’aptitude, le délai est souvent de deux semaines, sinon six. Contestez en une phrase ; motifs et rapports de vos médecins suivent. Demandez le rapport du médecin de l’UWV. L’argent ne revient pas pour autant : demandez au juge une décision rapide si besoin. Dites quel travail vous ne pouvez faire et pourquoi. Demandez aussi la WW, par sûreté.',
  },
}
