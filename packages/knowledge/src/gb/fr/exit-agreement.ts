/** An offer to end a job by agreement: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const EXIT_AGREEMENT_FR: Words = {
  'gb.exit.not-yet': {
    says: 'Une offre ne met fin à rien. Tant que vous ne signez pas, emploi, paie et droits restent.',
  },
  'gb.exit.reality': {
    says: 'Tout se discute : la somme, le dernier jour, la référence et ce qu’on dira aux autres.',
  },
  'gb.exit.right-adviser': {
    says: 'Il ne vous engage que par écrit, et si un conseiller indépendant et assuré vous a expliqué ce que vous perdez. Il doit y être nommé.',
  },
  'gb.exit.right-time': {
    says: 'Vous devriez avoir au moins dix jours calendaires pour réfléchir et prendre conseil. Moins exige votre accord.',
  },
  'gb.exit.right-no': {
    says: 'Vous pouvez dire non. Personne ne peut vous forcer à renoncer à vos droits.',
  },
  'gb.exit.right-owed-anyway': {
    says: 'La paie jusqu’au dernier jour, le préavis et les congés restants vous sont dus de toute façon. Voyez ce que l’offre ajoute.',
  },
  'gb.exit.right-speak-up': {
    says: 'Aucune clause ne peut vous empêcher de signaler un délit ou un danger selon la loi.',
  },
  'gb.exit.know-tax': {
    says: 'Les premiers £30,000 versés pour la perte de l’emploi sont le plus souvent sans impôt. Préavis et congés sont imposés.',
  },
  'gb.exit.step-sign': {
    says: 'Ne signez rien encore. Demandez par écrit le texte complet et au moins dix jours.',
  },
  'gb.exit.step-adviser': {
    says: 'Choisissez votre conseiller : un avocat (solicitor), ou une personne certifiée d’un syndicat ou centre de conseil. Demandez à l’employeur de payer.',
  },
  'gb.exit.step-add-up': {
    says: 'Calculez ce que vous auriez de toute façon, et ce que vaut peut-être une action. Puis regardez l’offre.',
  },
  'gb.exit.warn-clock': {
    says: 'Discuter n’arrête pas le délai pour saisir le tribunal. Pour les faits depuis le 1er octobre 2026, c’est en général six mois moins un jour.',
  },
  'gb.exit.warn-acas': {
    says: 'Un accord par Acas (COT3) peut engager sans conseiller, même après un oui au téléphone. Prenez conseil avant.',
  },
  'gb.exit.insight-talks': {
    says: 'Ces propos restent en général hors d’un procès ordinaire sur le licenciement. Pas en cas de discrimination, d’alerte ou de pression abusive.',
    actionable: 'Notez qui a dit quoi et quand, surtout toute menace de licenciement.',
  },
  'gb.exit.option-more': {
    says: 'Écrivez ce que vous voulez et pourquoi : plus d’argent, une date plus tardive, une bonne référence, les frais du conseiller.',
    title: 'Demander de meilleures conditions',
    cost: 'Rien, s’ils paient le conseiller.',
    time: 'Une à trois semaines.',
    risk: 'Ils peuvent retirer l’offre.',
    bestFor: 'Vous êtes prêt à partir si les conditions vont.',
  },
  'gb.exit.option-accept': {
    says: 'Signez quand votre conseiller a revu chaque clause avec vous.',
    title: 'Accepter après conseil',
    cost: 'Le conseiller, souvent payé par l’employeur.',
    time: 'Une à deux semaines.',
    risk: 'Vous renoncez pour toujours aux droits cités.',
    bestFor: 'La somme est juste et vous voulez partir.',
  },
  'gb.exit.option-no': {
    says: 'Dites poliment non et continuez votre travail.',
    title: 'Refuser l’offre',
    cost: 'Rien.',
    time: 'Une courte lettre.',
    risk: 'Ils peuvent lancer une procédure. Elle doit être juste.',
    bestFor: 'Vous voulez rester, ou vos droits valent plus.',
  },
  'gb.exit.right-adviser-ni': {
    says: 'Il n’engage que par écrit et après l’avis d’un conseiller indépendant. Un accord par la Labour Relations Agency n’en exige pas.',
  },
  'gb.exit.right-no-ni': {
    says: 'Vous pouvez dire non. Tant que vous ne signez pas, emploi, paie et droits restent.',
  },
  'gb.exit.step-ni': {
    says: 'Ne signez rien encore. Demandez le texte et du temps, et appelez gratuitement la Labour Relations Agency.',
  },
  'gb.exit.warn-clock-ni': {
    says: 'Discuter n’arrête pas le délai. En Irlande du Nord, c’est en général trois mois.',
  },
  'gb.exit.option-ni': {
    says: 'Écrivez ce que vous voulez et pourquoi, et demandez qu’ils paient votre conseiller.',
    title: 'Demander de meilleures conditions',
    cost: 'Rien, s’ils paient le conseiller.',
    time: 'Une à trois semaines.',
    risk: 'Ils peuvent retirer l’offre.',
    bestFor: 'Vous êtes prêt à partir si les conditions vont.',
  },
}
