/** The last answer of a firm to a complaint: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const COMPLAINT_REFUSED_FR: Words = {
  'gb.refused.reality': {
    says: 'C’est le dernier mot de l’entreprise, pas de votre dossier. Un médiateur (ombudsman) le revoit et reste neutre.',
  },
  'gb.refused.deadline-fos': {
    says: 'Vous avez six mois à partir de la date de la réponse finale.',
    action: 'Envoyer votre réclamation au Financial Ombudsman Service',
    consequence: 'Ensuite, il faut l’accord de l’entreprise ou un empêchement exceptionnel.',
  },
  'gb.refused.right-free': {
    says: 'Le Financial Ombudsman Service est gratuit pour vous. Pas besoin d’avocat ni de société de réclamation.',
  },
  'gb.refused.right-fair': {
    says: 'Il décide ce qui est juste et raisonnable, pas seulement selon les petites lignes. Il peut dire oui où l’entreprise a dit non.',
  },
  'gb.refused.right-binding': {
    says: 'Si vous acceptez sa décision finale, l’entreprise doit la suivre. Sinon, vous pouvez encore aller en justice.',
  },
  'gb.refused.right-app': {
    says: 'Pour les virements au Royaume-Uni depuis le 7 octobre 2024, les banques doivent en général rembourser les victimes, jusqu’à £85,000. Avoir payé vous-même n’y change rien.',
  },
  'gb.refused.right-app-refusal': {
    says: 'La banque doit prouver une grave imprudence, comme ignorer son alerte claire. Si vous étiez vulnérable et trompé pour cela, ce motif ne compte pas.',
  },
  'gb.refused.right-not-authorised': {
    says: 'Un paiement que vous n’avez ni fait ni accepté doit en général être remboursé avant la fin du jour ouvré suivant.',
  },
  'gb.refused.know-app': {
    says: 'La banque peut garder jusqu’à £100, sauf pour une personne vulnérable. La demande doit venir dans les 13 mois du dernier paiement.',
  },
  'gb.refused.step-gather': {
    says: 'Rassemblez cette réponse, votre réclamation et vos preuves : factures, messages, dates d’appels.',
  },
  'gb.refused.step-write': {
    says: 'Écrivez en quelques lignes ce qui s’est passé, l’erreur de la réponse et ce que vous voulez.',
  },
  'gb.refused.step-fos': {
    says: 'Utilisez le formulaire en ligne du Financial Ombudsman Service, ou appelez le 0800 023 4567. On vous aide à le remplir.',
  },
  'gb.refused.option-fos': {
    says: 'Un enquêteur regarde d’abord les deux côtés. En cas de désaccord, un ombudsman décide.',
    title: 'Saisir le Financial Ombudsman Service',
    cost: 'Rien.',
    time: 'Souvent quelques mois.',
    risk: 'Aucun. La justice reste possible tant que vous n’acceptez pas une décision finale.',
    bestFor: 'La réponse vous semble injuste.',
  },
  'gb.refused.option-again': {
    says: 'Seulement si vous avez du nouveau : envoyez-le et demandez une réponse avant un jour précis.',
    title: 'Demander un nouvel examen',
    cost: 'Rien.',
    time: 'Une à deux semaines.',
    risk: 'Le délai du médiateur continue.',
    bestFor: 'Vous avez de nouvelles preuves.',
  },
  'gb.refused.option-court': {
    says: 'Une petite somme va à la procédure simple (small claims). Envoyez d’abord une mise en demeure.',
    title: 'Aller plutôt en justice',
    cost: 'Des frais. Aide possible si vos revenus sont bas.',
    time: 'Plusieurs mois.',
    risk: 'Si vous perdez, les frais sont perdus.',
    bestFor: 'Aucun médiateur ne peut aider, ou vous refusez sa décision.',
  },
}
