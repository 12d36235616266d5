/** What a claim form means: who wants what, what cannot happen yet, and who can help. The words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_FACTS_FR: Words = {
  'gb.claim.rights-summary': {
    says: 'Vous pouvez reconnaître la demande, la contester, ou payer en plusieurs fois. Si vous demandez plus de temps dans les 14 premiers jours, vous avez 28 jours pour vous défendre.',
  },
  'gb.claim.want': {
    says: 'Le tribunal veut votre réponse. Il n’a encore rien décidé.',
  },
  'gb.claim.reality': {
    says: 'C’est réel et urgent. Sans réponse à temps, ils peuvent obtenir une décision (judgment) sans audience. Si vous vous défendez à temps, cela ne peut pas arriver.',
  },
  'gb.claim.reality-passed': {
    says: 'Cette demande a plus d’un mois : il y a donc peut-être déjà une décision (judgment). On peut encore faire beaucoup, mais renseignez-vous aujourd’hui.',
  },
  'gb.claim.rights-passed': {
    says: 'S’il n’y a pas encore de décision (judgment), vous pouvez encore envoyer une défense. S’il y en a une, vous pouvez demander au tribunal de l’annuler ou de payer en plusieurs fois.',
  },
  'gb.claim.reality-scotland': {
    says: 'C’est réel et urgent. Cherchez « the last date for a response » (dernier jour pour répondre) sur le calendrier joint. Si vous le manquez, le juge (sheriff) peut décider sans vous.',
  },
  'gb.claim.who-claimant': {
    says: 'Le demandeur (claimant) est celui qui dit que vous devez de l’argent. Vous êtes le défendeur (defendant). Le tribunal est neutre. Il envoie les papiers pour vous deux.',
  },
  'gb.claim.no-bailiff-yet': {
    says: 'Il n’y a pas encore de décision (judgment). Aucun huissier (bailiff) ne peut donc venir, et personne ne peut prendre votre salaire pour cette demande maintenant.',
  },
  'gb.claim.no-record-yet': {
    says: 'Une demande seule ne va pas dans votre dossier de crédit. Seule une décision (judgment) est inscrite au registre public.',
  },
  'gb.claim.know-local-court': {
    says: 'Si vous vous défendez, une demande d’argent contre une personne va le plus souvent au tribunal près de chez elle. Vous n’avez pas à aller loin.',
    learnMore:
      'La demande part d’un centre national. C’est seulement le bureau du courrier. Un juge près de chez vous s’en occupera.',
  },
  'gb.claim.org-national-centre': {
    says: 'Le Civil National Business Centre traite la plupart des demandes d’argent par la poste et en ligne. Vous pouvez répondre en ligne avec le mot de passe du formulaire.',
  },
}
