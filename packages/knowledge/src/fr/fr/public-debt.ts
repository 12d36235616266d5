/** Taxes (impôts), State seizures and benefits paid by mistake (trop-perçu, indu): the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_DEBT_ROWS_WORDS: Words = {
  'fr.public.tax-want': { says: 'L’administration demande le paiement d’un impôt.' },
  'fr.public.tax-want-proposal': {
    says: 'L’administration veut modifier votre impôt. C’est une proposition : vous pouvez d’abord répondre.',
  },
  'fr.public.tax-want-seizure': {
    says: 'Le Trésor prend de l’argent chez votre banque, employeur ou un tiers (SATD).',
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
  'fr.public.benefit-want': {
    says: 'On dit que vous avez trop reçu et on demande le remboursement.',
  },
  'fr.public.benefit-want-order': {
    says: 'C’est une contrainte. Elle vaut jugement si vous ne faites pas opposition à temps.',
  },
  'fr.public.benefit-who': {
    says: 'Les caisses peuvent retenir sur les versements suivants. Elles doivent motiver et vous laisser contester.',
  },
  'fr.public.benefit-reality': {
    says: 'Vous pouvez contester, et si c’est juste demander une remise totale ou partielle.',
  },
  'fr.public.benefit-not-yet': {
    says: 'Si vous contestez un indu de RSA ou demandez une remise, les retenues s’arrêtent jusqu’à la réponse.',
  },
  'fr.public.benefit-rights': {
    says: 'Vous pouvez voir le calcul, contester, demander une remise et de petites mensualités.',
  },
  'fr.public.benefit-deadline-two': {
    says: 'Vous avez deux mois pour contester devant la commission de recours amiable ou l’organisme indiqué.',
    action: 'Contester le trop-perçu par écrit',
    consequence: 'Après, vous pouvez seulement demander une remise ou un plan.',
  },
  'fr.public.benefit-deadline-fifteen': {
    says: 'Vous avez seulement 15 jours après la signification pour faire opposition à une contrainte. Donnez vos raisons.',
    action: 'Faire opposition à la contrainte',
    consequence: 'Après, elle s’exécute comme un jugement.',
  },
  'fr.public.benefit-step-count': {
    says: 'Demandez le calcul : quelle aide, quels mois, quelle raison. Comparez avec vos déclarations.',
  },
  'fr.public.benefit-step-dispute': {
    says: 'Contestez par écrit dans les deux mois, avec preuves. Gardez une copie.',
  },
  'fr.public.benefit-step-waive': {
    says: 'Demandez aussi une remise de dette. Montrez revenus, loyer et famille.',
  },
  'fr.public.benefit-step-social': {
    says: 'Une assistante sociale ou France services peut écrire avec vous gratuitement.',
  },
  'fr.public.benefit-right-reasons': {
    says: 'Vous avez droit à un motif, un calcul et un recours gratuit.',
  },
  'fr.public.benefit-right-waive': {
    says: 'De bonne foi et avec peu d’argent, vous pouvez obtenir une remise.',
  },
  'fr.public.benefit-right-two-years': {
    says: 'Sans fraude, on ne peut remonter que sur deux ans, pour la plupart des aides de la CAF.',
  },
  'fr.public.benefit-right-error': {
    says: 'Une erreur de bonne foi n’est pas une fraude. Vous avez le droit de la corriger.',
  },
  'fr.public.benefit-option-appeal': {
    title: 'Contester',
    says: 'Écrivez à la commission de recours amiable ou à l’organisme indiqué.',
    cost: 'Rien.',
    time: 'Deux mois pour la réponse.',
    risk: 'Aucun.',
    bestFor: 'La somme, les mois ou le motif sont faux.',
  },
  'fr.public.benefit-option-waive': {
    title: 'Demander une remise ou de petites sommes',
    says: 'Demandez une remise, ou de payer peu chaque mois.',
    cost: 'Rien.',
    time: 'Une lettre.',
    risk: 'Pas de remise après une fraude.',
    bestFor: 'La dette est juste mais vous ne pouvez pas payer.',
  },
  'fr.public.benefit-option-help': {
    title: 'Demander au médiateur',
    says: 'Le médiateur de la caisse, ou le Défenseur des droits, est gratuit.',
    cost: 'Rien.',
    time: 'Quelques semaines.',
    risk: 'Cela n’arrête pas les deux mois.',
    bestFor: 'Vous avez écrit sans réponse.',
  },
  'fr.public.benefit-warn-order': {
    says: 'Une contrainte a un délai très court : 15 jours. Voyez un point-justice (3039) maintenant.',
  },
  'fr.public.urssaf-deadline': {
    says: 'Vous avez deux mois pour contester la mise en demeure devant la commission de recours amiable. Elle doit être réglée dans le mois.',
    action: 'Contester devant la commission de recours amiable',
    consequence: 'Après, l’Urssaf peut délivrer une contrainte difficile à contester.',
  },
  'fr.public.urssaf-want': { says: 'L’Urssaf demande des cotisations sociales.' },
  'fr.public.title-want': {
    says: 'Une commune, un hôpital ou un autre organisme public vous facture (avis des sommes à payer). Le Trésor public recouvre, et peut saisir sans juge.',
  },
  'fr.public.title-reality': {
    says: 'C’est plus fort qu’une lettre d’entreprise. Si vous contestez à temps devant le juge, le recouvrement est suspendu.',
  },
  'fr.public.title-deadline': {
    says: 'Vous avez deux mois pour contester devant le tribunal indiqué sur l’avis.',
    action: 'Contester l’avis devant le tribunal',
    consequence: 'Après, vous pouvez seulement demander un délai ou une remise.',
  },
  'fr.public.title-step': {
    says: 'Demandez à l’organisme de corriger les erreurs, et à la trésorerie un échéancier. Cela n’arrête pas les deux mois.',
  },
  'fr.public.benefit-jobseeker': {
    says: 'Contestez auprès de France Travail dans les deux mois. Le plus souvent, ils ne peuvent faire de retenues que si vous ne contestez pas la dette.',
  },
  'fr.public.benefit-jobseeker-three': {
    says: 'Ils peuvent réclamer des allocations de chômage sur trois ans. En cas de fraude, sur dix ans.',
  },
}
