/** The French words of the rows in ../rent-rise.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_RISE_WORDS: Words = {
  'fr.rise.want': {
    says: 'Votre bailleur augmente le loyer selon l’indice (révision, IRL).',
  },
  'fr.rise.want-check': {
    says: 'Vérifiez si la hausse est permise avant de payer plus ou de signer.',
  },
  'fr.rise.reality': {
    says: 'Ce n’est permis que si le bail le prévoit, une fois par an, et pas plus que l’indice.',
  },
  'fr.rise.not-yet': {
    says: 'Elle ne vaut que dès la demande, jamais pour le passé.',
  },
  'fr.rise.right-year': {
    says: 'Si le bailleur ne demande rien dans l’année qui suit la date du bail, la hausse de cette année est perdue.',
  },
  'fr.rise.right-energy': {
    says: 'Pour un logement classé F ou G (DPE), le loyer ne peut pas augmenter.',
  },
  'fr.rise.step-check': {
    says: 'Vérifiez la clause du bail, la date, l’indice (IRL) sur le site de l’INSEE et votre classe d’énergie (DPE).',
  },
  'fr.rise.step-help': {
    says: 'Demandez à l’ADIL de votre département. Elle calcule le loyer gratuitement.',
  },
  'fr.rise.option-dispute': {
    says: 'Écrivez ce qui est faux. Si cela continue, saisissez la commission de conciliation (CDC).',
    title: 'Contester la hausse',
    cost: 'Gratuit',
    time: 'Bientôt',
    risk: 'Continuez à payer l’ancien loyer en entier.',
    bestFor: 'Il n’y a pas de clause, c’est trop haut, ou classe F ou G.',
  },
  'fr.rise.option-accept': {
    says: 'Si c’est juste, payez le nouveau loyer.',
    title: 'Accepter',
    cost: 'Le loyer plus haut',
    time: 'Dès la demande',
    risk: 'Aucun si c’est juste.',
    bestFor: 'Vous avez vérifié et c’est juste.',
  },
}
