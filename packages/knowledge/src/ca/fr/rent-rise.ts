/** The French words of the rows in ../rent-rise.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_RISE_WORDS: Words = {
  'ca.rise.want': {
    says: 'Votre propriétaire veut un loyer plus haut.',
  },
  'ca.rise.want-check': {
    says: 'Vérifiez si la hausse est permise avant de payer plus ou de signer.',
  },
  'ca.rise.reality': {
    says: 'Une hausse demande un avis écrit à temps, le plus souvent trois mois, et pas plus d’une fois par an.',
  },
  'ca.rise.on-notice': {
    says: 'En Ontario, vous devez recevoir 90 jours d’avis avec le formulaire N1, et la plupart des loyers montent d’au plus 2,1 % en 2026 et 1,9 % en 2027.',
  },
  'ca.rise.bc-notice': {
    says: 'En Colombie-Britannique, vous devez recevoir trois mois entiers d’avis sur le bon formulaire, une fois par an et dans la limite.',
  },
  'ca.rise.qc-refuse': {
    says: 'Au Québec, vous pouvez refuser la hausse dans le mois de l’avis et rester. Le propriétaire doit alors aller au Tribunal administratif du logement.',
  },
  'ca.rise.right-stay': {
    says: 'Jusqu’à une hausse valable, vous devez l’ancien loyer et pouvez rester.',
  },
  'ca.rise.step-check': {
    says: 'Vérifiez la date de la dernière hausse, le délai d’avis, le formulaire et la limite de votre province.',
  },
  'ca.rise.option-dispute': {
    says: 'Écrivez ce qui est faux. Le tribunal de votre province peut décider.',
    title: 'Contester',
    cost: 'Gratuit ou peu de frais',
    time: 'Dans le délai de votre province',
    risk: 'Payez l’ancien loyer en entier.',
    bestFor: 'L’avis est court, trop tôt ou au-dessus de la limite.',
  },
  'ca.rise.ab-notice': {
    says: 'En Alberta, aucune loi ne plafonne le loyer. Mais il ne peut monter qu’une fois en 365 jours, et un locataire au mois doit recevoir trois mois entiers de préavis.',
  },
  'ca.rise.ns-cap': {
    says: 'En Nouvelle-Écosse, le loyer d’un locataire en place peut monter de 5 % par an au plus, jusqu’à la fin de 2027. Une seule hausse en 12 mois, avec quatre mois de préavis.',
  },
  'ca.rise.qc-month': {
    says: 'Vous avez un mois après la réception de l’avis pour répondre. Par prudence, nous comptons depuis sa date.',
    action:
      'Répondre par écrit : refuser les nouvelles conditions et rester, ou dire que vous partez',
    consequence: 'Si vous ne dites rien, le nouveau loyer et les conditions comptent.',
  },
  'ca.rise.qc-step': {
    says: 'Si la hausse ou un autre changement est trop, écrivez que vous refusez et restez. Faites-le dans le mois, avec preuve. Le silence vaut oui.',
  },
  'ca.rise.qc-option': {
    title: 'Refuser la hausse et rester',
    cost: 'Le timbre',
    time: 'Dans le mois qui suit la réception',
    risk: 'Le tribunal peut fixer un loyer plus haut. Dans un immeuble de cinq ans ou moins, ou une coopérative, lisez d’abord la section F du bail : là, refuser peut vouloir dire partir.',
    bestFor: 'La hausse est forte, ou on vous retire quelque chose.',
    says: 'Le locateur a alors un mois pour demander au Tribunal administratif du logement (TAL) de fixer le loyer. Sinon, le bail continue tel quel.',
  },
}
