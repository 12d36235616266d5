/** Letters of debt collectors and formal demands (mise en demeure) before any court: what they are, your rights and ways out. The words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_WORDS: Words = {
  'fr.debt.want': {
    says: 'On vous demande de payer. Cette lettre ne fait que demander. À elle seule, elle ne peut pas vous y forcer.',
  },
  'fr.debt.reality': {
    says: 'Aucun juge n’a décidé quoi que ce soit dans cette lettre. Personne ne peut saisir votre salaire, votre compte ou vos biens à cause d’elle.',
  },
  'fr.debt.not-yet': {
    says: 'Ils ne peuvent rien saisir pour l’instant. Il leur faut d’abord un titre exécutoire, le plus souvent donné par un juge.',
  },
  'fr.debt.rights-summary': {
    says: 'Vous pouvez demander des preuves, contester la somme, refuser les frais ajoutés et demander du temps.',
  },
  'fr.debt.know-age': {
    says: 'Beaucoup de factures à un particulier sont trop vieilles après deux ans. Un paiement ou un accord écrit peut faire repartir le délai.',
    learnMore: 'Cherchez la date d’échéance de la facture avant d’appeler, de payer ou de signer.',
  },
  'fr.debt.right-proof': {
    says: 'C’est à celui qui réclame de prouver la dette. Vous n’avez pas à prouver que vous ne devez rien.',
  },
  'fr.debt.option-dispute': {
    title: 'Demander des preuves ou contester',
    says: 'Écrivez et demandez le contrat, les factures et le décompte. Dites ce qui est faux ou trop vieux.',
    cost: 'Une lettre recommandée, environ 6 à 8 euros, ou rien par courriel.',
    time: 'Une heure pour écrire. Quelques semaines pour la réponse.',
    risk: 'Faible si vous ne reconnaissez rien. Ils peuvent quand même saisir le juge.',
    bestFor: 'La dette est inconnue, fausse ou ancienne.',
  },
  'fr.debt.option-plan': {
    title: 'Proposer ce que vous pouvez payer',
    says: 'Proposez une mensualité avec un petit budget. Obtenez un accord écrit, sans frais ajoutés.',
    cost: 'Ce que vous proposez, pas plus.',
    time: 'Une soirée.',
    risk: 'Un paiement ou un accord peut faire repartir le délai d’une vieille dette.',
    bestFor: 'Vous devez la somme et elle est récente.',
  },
  'fr.debt.option-help': {
    title: 'Voir un conseiller gratuit',
    says: 'Un Point conseil budget ou une association regarde toutes vos dettes avec vous.',
    cost: 'Rien.',
    time: 'Un rendez-vous ou un appel.',
    risk: 'Aucun.',
    bestFor: 'Vous avez plusieurs dettes ou vous êtes perdu.',
  },
  'fr.debt.option-overdebt': {
    title: 'Déposer un dossier de surendettement',
    says: 'Si vous ne pouvez plus faire face, déposez un dossier à la Banque de France. C’est gratuit. Une fois accepté, les saisies s’arrêtent.',
    cost: 'Rien.',
    time: 'Jusqu’à trois mois pour la réponse.',
    risk: 'Vous êtes inscrit au fichier des incidents (FICP) pendant quelques années.',
    bestFor: 'Vos dettes dépassent ce que vous pourrez payer.',
  },
  'fr.debt.warn-restart': {
    says: 'Avant la fin du délai, un paiement partiel ou un plan signé peut le faire repartir. Vérifiez d’abord la date.',
  },
  'fr.debt.insight-small-claims': {
    says: 'C’est la procédure simplifiée pour les petites dettes jusqu’à 5 000 €. Elle ne marche que si vous dites oui. Un mois de silence vaut refus.',
    actionable: 'Si vous contestez, n’acceptez pas. Ils devront alors saisir un juge.',
  },
  'fr.debt.myth-prison': {
    says: 'En France, on ne va pas en prison pour une facture ou un crédit impayé.',
  },
  'fr.debt.myth-registered': {
    says: 'Ne pas retirer un recommandé ne vous protège pas. Lisez-le pour connaître les dates.',
  },
  'fr.debt.right-interest': {
    says: 'Les intérêts de retard ne courent qu’à partir d’une mise en demeure, au taux légal, sauf si votre contrat dit autre chose.',
  },
}
