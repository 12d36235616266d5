/** Le recouvrement de dettes : le droit du Royaume-Uni en français. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_RIGHTS_FR: Words = {
  'gb.debt.right-no-entry': {
    says: 'Vous avez le droit de laisser l’agent de recouvrement (debt collector) dehors. Vous n’êtes pas obligé d’ouvrir. Il doit partir quand vous le demandez.',
  },
  'gb.debt.right-no-goods': {
    says: 'Vous n’êtes pas obligé de laisser entrer un agent de recouvrement (debt collector). Il ne peut pas prendre vos affaires. Seuls des huissiers (bailiffs) avec un mandat du tribunal ou un pouvoir légal le peuvent.',
  },
  'gb.debt.right-pause-dispute': {
    says: 'Vous avez le droit de contester la dette. Si vous donnez une vraie raison, la société doit arrêter le recouvrement pendant l’examen.',
  },
  'gb.debt.right-they-prove': {
    says: 'C’est à la société de montrer que vous êtes la bonne personne et que la somme est juste. Ce n’est pas à vous de prouver le contraire.',
  },
  'gb.debt.right-truth': {
    says: 'Vous avez droit à la vérité. Ils ne doivent pas se faire passer pour des huissiers (bailiffs) ou un tribunal. Ils ne doivent pas menacer de ce que la loi ne permet pas.',
  },
  'gb.debt.right-no-bullying': {
    says: 'Vous avez le droit d’être tranquille. Une entreprise ne doit ni vous tromper ni vous intimider pour vous faire payer.',
  },
  'gb.debt.right-contact': {
    says: 'Vous pouvez dire quand, où et comment vous contacter. Ils ne doivent pas appeler à de mauvaises heures ni parler à votre famille, votre chef ou vos voisins.',
  },
  'gb.debt.right-afford': {
    says: 'Ils doivent vous laisser un temps juste pour payer. Ils ne doivent pas vous pousser à tout payer d’un coup, ni à emprunter pour payer.',
  },
  'gb.debt.right-agreement': {
    says: 'Vous avez droit à une copie de votre contrat de crédit (credit agreement) pour £1. Sans envoi dans les 12 jours ouvrés, ils ne peuvent pas le faire exécuter jusque-là.',
  },
  'gb.debt.right-no-added-costs': {
    says: 'Ils ne doivent pas ajouter de frais de recouvrement, sauf si votre contrat le permet. Les frais ne doivent pas dépasser leurs coûts justes.',
  },
  'gb.debt.right-advice-pause': {
    says: 'Dites-leur qu’un conseiller en dettes vous aide à faire un plan. Ils doivent alors faire une pause d’une durée juste. C’est souvent 30 jours.',
  },
  'gb.debt.right-mental-health': {
    says: 'Si votre santé vous rend l’argent difficile à gérer, dites-le-leur. Ils doivent avoir des règles justes pour ces personnes, et les appliquer.',
  },
  'gb.debt.warn-restart': {
    says: 'Avant la fin des six ans, un seul paiement peut faire repartir le délai. Une lettre signée qui reconnaît la dette le peut aussi.',
  },
  'gb.debt.warn-restart-scotland': {
    says: 'Un seul paiement sur une vieille dette peut lancer cinq nouvelles années, si les cinq premières ne sont pas finies. Un aveu écrit le peut aussi.',
  },
  'gb.debt.warn-do-not-ignore': {
    says: 'Si la dette est réelle, le silence peut finir par un procès et une décision de justice (judgment). Ne l’ignorez pas pour toujours.',
  },
  'gb.debt.warn-check-genuine': {
    says: 'Des escrocs copient les lettres de dette. Vérifiez que la société est vraie : cherchez son numéro vous-même, pas dans un SMS ou un e-mail.',
  },
  'gb.debt.warn-paid-advice': {
    says: 'Le conseil gratuit sur les dettes vaut le conseil payant. Certaines sociétés prennent cher pour ce qu’une association fait gratuitement.',
  },
  'gb.debt.element-balance': {
    says: 'Ils doivent pouvoir vous dire ce qui est dû et combien est en retard.',
    name: 'La somme due',
    ifMissing:
      'La lettre ne donne pas de somme claire. Demandez un relevé avant d’accepter quoi que ce soit.',
  },
}
