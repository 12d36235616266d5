/** Questions about a dismissal: its reasons, its meeting, its notice and its time limit: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_WORDS: Words = {
  'fr.ask-work.time-limit': {
    says: 'Douze mois après la lettre de licenciement. Salaires : trois ans. Discrimination et harcèlement : cinq ans.',
  },
  'fr.ask-work.meeting': {
    says: "Ne démissionnez pas : vous pourriez perdre le chômage. Allez-y, avec un collègue ou, sans représentants du personnel, un conseiller du salarié gratuit (liste en mairie). Il faut cinq jours ouvrables entre la lettre et l'entretien. C'est trop court ? Demandez un report par écrit. Ne pas venir n'arrête rien. Prenez des notes et ne signez rien. Un licenciement ne peut partir que deux jours ouvrables après ; vous avez douze mois pour contester.",
  },
  'fr.ask-work.notice-period': {
    dependsOn: 'l’ancienneté et le motif',
    says: 'Licenciement : un mois dès six mois, deux mois dès deux ans. Rien pour faute grave. La convention peut donner plus.',
  },
  'fr.ask-work.economic': {
    says: 'L’employeur doit d’abord chercher à vous reclasser. Vous avez 21 jours pour le CSP et douze mois pour contester.',
  },
}
