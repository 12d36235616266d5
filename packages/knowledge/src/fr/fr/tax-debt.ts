/** Taxes (impôts) and State seizures: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_DEBT_ROWS_WORDS: Words = {
  'fr.public.tax-want': { says: 'L’administration demande le paiement d’un impôt.' },
  'fr.public.tax-want-proposal': {
    says: 'L’administration veut modifier votre impôt. C’est une proposition : vous pouvez d’abord répondre.',
  },
  'fr.public.tax-want-seizure': {
    says: 'Le Trésor prend de l’argent chez votre banque, employeur ou un tiers (SATD).',
  },
  'fr.public.tax-want-reminder': {
    says: 'Le Trésor vous rappelle un impôt qui n’est pas payé. Rien n’est encore saisi : payez ou demandez un délai avant la fin du temps donné.',
  },
  'fr.public.tax-want-formal': {
    says: 'Le Trésor vous met en demeure de payer. Rien n’est encore saisi : payez ou demandez un délai avant la fin du temps donné.',
  },
  'fr.public.tax-who': {
    says: 'Le Trésor public a de grands pouvoirs. Il n’a pas besoin de juge pour saisir, mais suit des étapes.',
  },
  'fr.public.tax-reality': {
    says: 'La plupart des gens qui demandent tôt obtiennent des délais. Écrivez avant la date.',
  },
  'fr.public.tax-rights': {
    says: 'Vous pouvez contester l’impôt, demander des délais, et demander une remise.',
  },
  'fr.public.tax-not-yet': {
    says: 'Ils ne peuvent pas réclamer la nouvelle somme avant la fin de vos 30 jours.',
  },
  'fr.public.tax-deadline-thirty': {
    says: 'Vous avez 30 jours pour répondre. Vous pouvez demander 30 jours de plus.',
    action: 'Répondre, ou demander 30 jours de plus',
    consequence: 'Sans réponse, vous êtes réputé d’accord.',
  },
  'fr.public.tax-deadline-seizure': {
    says: 'Vous avez deux mois pour contester la saisie auprès du service.',
    action: 'Contester la saisie par écrit',
    consequence: 'Après, elle ne peut plus être contestée.',
  },
  'fr.public.tax-step-check': {
    says: 'Vérifiez la somme et l’année dans votre espace sur impots.gouv.fr.',
  },
  'fr.public.tax-step-time': {
    says: 'Vous ne pouvez pas payer ? Envoyez un message dans votre espace ou appelez. Demandez un délai avant la date.',
  },
  'fr.public.tax-step-bank': {
    says: 'Vérifiez que la banque a laissé la somme de base, environ 650 €, et libéré les aides.',
  },
  'fr.public.tax-step-claim': {
    says: 'Si c’est faux, envoyez une réclamation. Demandez-y le sursis de paiement.',
  },
  'fr.public.tax-step-waive': {
    says: 'Si vous ne pouvez pas payer du tout, demandez une remise gracieuse avec votre budget.',
  },
  'fr.public.tax-right-claim': {
    says: 'Pour l’impôt sur le revenu, vous avez jusqu’au 31 décembre de la deuxième année. Pour les impôts locaux, l’année suivante.',
  },
  'fr.public.tax-right-floor': {
    says: 'La banque doit laisser une somme de base, aussi face à l’État.',
  },
  'fr.public.tax-right-error': {
    says: 'Vous avez droit à l’erreur, une fois, de bonne foi. Corrigez-la : en général, pas de sanction.',
  },
  'fr.public.tax-right-four': {
    says: 'Le Trésor a quatre ans pour recouvrer, mais chaque acte fait repartir le délai.',
  },
  'fr.public.tax-option-time': {
    title: 'Demander un délai',
    says: 'Proposez des versements et montrez votre budget.',
    cost: 'L’impôt, peut-être la majoration de 10 %.',
    time: 'Un message.',
    risk: 'Aucun si vous demandez tôt.',
    bestFor: 'Vous devez la somme mais pas d’un coup.',
  },
  'fr.public.tax-option-claim': {
    title: 'Contester l’impôt',
    says: 'Envoyez une réclamation dans votre espace avec preuves.',
    cost: 'Rien.',
    time: 'Jusqu’à six mois pour la réponse.',
    risk: 'La majoration de 10 % peut s’ajouter si vous ne payez pas et perdez.',
    bestFor: 'L’impôt est faux.',
  },
  'fr.public.tax-option-help': {
    title: 'Demander au conciliateur fiscal',
    says: 'En cas de refus, le conciliateur du département regarde gratuitement.',
    cost: 'Rien.',
    time: 'Un mois.',
    risk: 'Aucun.',
    bestFor: 'Vous avez écrit sans bonne réponse.',
  },
  'fr.public.tax-warn-surcharge': {
    says: 'Le retard ajoute en général 10 %. Demandez un délai avant la date.',
  },
}
