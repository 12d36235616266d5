/** Rights against an insurer that refuses or cuts a claim: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_RIGHTS_FR: Words = {
  'gb.insurance.right-fair': {
    says: 'Vous avez droit à une demande traitée vite et avec équité. L’assureur ne doit pas la refuser sans bonne raison.',
  },
  'gb.insurance.right-answers': {
    says: 'En achetant le contrat, vous deviez seulement répondre avec un soin raisonnable. Vous n’aviez pas à deviner ce qu’ils voulaient savoir d’autre.',
  },
  'gb.insurance.right-careless': {
    says: 'Si une réponse fausse était une négligence et non voulue, l’assureur ne peut pas toujours tout refuser. Il doit faire ce qu’il aurait fait avec la bonne réponse.',
  },
  'gb.insurance.right-term': {
    says: 'Si vous n’avez pas suivi une condition sans lien avec la perte, cela seul ne devrait pas mettre fin à la demande.',
  },
  'gb.insurance.right-plain': {
    says: 'Si une clause peut avoir deux sens, c’est le meilleur pour vous qui compte.',
  },
  'gb.insurance.right-ombudsman': {
    says: 'Vous pouvez aller gratuitement au Financial Ombudsman, après huit semaines ou une réponse finale.',
  },
  'gb.insurance.value-reality': {
    says: 'C’est une offre pour votre voiture. Vous pouvez demander plus avant de dire oui.',
  },
  'gb.insurance.right-value': {
    says: 'Il doit payer ce qu’un vendeur professionnel aurait demandé pour votre voiture juste avant. Le médiateur (Ombudsman) regarde les cotes et les preuves, comme des annonces.',
  },
  'gb.insurance.step-value': {
    says: 'Avant de dire oui, demandez quelles cotes il a utilisées. Envoyez des annonces de vendeurs professionnels pour le même modèle, du même âge et du même kilométrage.',
  },
}
