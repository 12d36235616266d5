/** The French words of the Netherlands: rent rise. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_RISE_FR: Words = {
  'nl.rise.want': {
    says: 'Votre bailleur propose un loyer plus élevé. Il doit dire l’ancien et le nouveau loyer et le jour où il commence.',
  },
  'nl.rise.want-check': {
    says: 'Vérifiez si la hausse est légale avant de payer plus ou de signer.',
  },
  'nl.rise.reality': {
    says: 'Vous pouvez vous opposer. Il y a un plafond pour la hausse dans chaque secteur, et la Huurcommissie le vérifie.',
  },
  'nl.rise.rights-summary': {
    says: 'Vous pouvez vous opposer avant le nouveau loyer, payer l’ancien jusqu’à la décision, et demander le compte des points.',
  },
  'nl.rise.not-yet': {
    says: 'Dans les logements réglementés, une hausse ne commence pas avant deux mois après l’arrivée de la lettre.',
  },
  'nl.rise.right-object': {
    says: 'Pour un loyer social ou moyen, opposez-vous avant le jour où le nouveau loyer commence. Alors le bailleur doit saisir la Huurcommissie, et vous payez l’ancien loyer.',
  },
  'nl.rise.right-late': {
    says: 'Avez-vous payé le loyer plus haut ? Alors vous avez en général accepté. Si les points donnent un plafond plus bas, vous pouvez encore demander une baisse au bailleur, puis à la Huurcommissie.',
  },
  'nl.rise.right-cap': {
    says: 'En 2026, le plafond est de 4,4 % dans le secteur libre, 6,1 % dans le moyen, et 4,1 % en loyer social dès le 1er juillet.',
  },
  'nl.rise.right-defects': {
    says: 'Avec de graves défauts que vous avez signalés, le loyer ne peut pas monter avant la réparation. Demandez à la Huurcommissie.',
  },
  'nl.rise.step-late': {
    says: 'Le jour pour s’opposer semble passé. Payez-vous encore l’ancien loyer ? En logement réglementé, un recommandé doit d’abord venir. Puis vous pouvez saisir la Huurcommissie jusqu’à quatre mois après la hausse.',
  },
  'nl.rise.step-check': {
    says: 'Utilisez le contrôle de la Huurcommissie : comptez les points et regardez le pourcentage.',
  },
  'nl.rise.step-form': {
    says: 'Envoyez à temps le formulaire d’opposition au bailleur, et gardez la preuve.',
  },
  'nl.rise.option-object': {
    title: 'S’opposer à la hausse',
    says: 'Remplissez le formulaire de la Huurcommissie et envoyez-le à votre bailleur.',
    cost: 'Gratuit',
    time: 'Avant le jour où le nouveau loyer commence',
    risk: 'Si vous perdez, vous payez la hausse à partir de ce jour.',
    bestFor: 'La hausse dépasse le plafond ou la lettre a des défauts.',
  },
  'nl.rise.option-accept': {
    title: 'L’accepter',
    says: 'Si elle est juste, payez le nouveau loyer à partir du jour indiqué. Demandez si vous avez droit à l’aide au loyer (huurtoeslag).',
    cost: 'Le loyer plus élevé',
    time: 'À partir du jour écrit dans la lettre',
    risk: 'Aucun si elle est juste.',
    bestFor: 'Vous avez vérifié et c’est juste.',
  },
  'nl.rise.right-points': {
    says: 'Comptez les points de votre logement. Avec peu de points, le loyer a un plafond, quoi que dise le contrat. La Huurcommissie peut le baisser.',
  },
}
