/** Benefits paid by mistake (trop-perçu, indu): the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_OVERPAYMENT_ROWS_WORDS: Words = {
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
  'fr.public.benefit-right-sick': {
    says: 'Sans fraude, la caisse ne peut remonter qu’à deux ans. Elle ne retient de petites parts sur vos prestations qu’après vous avoir informé et laissé contester.',
  },
  'fr.public.benefit-right-pension': {
    says: 'Pour une pension, ils remontent à deux ans au plus, sauf fausse déclaration. Erreur de leur part et très faibles revenus ? Alors rien ne peut être réclamé.',
  },
  'fr.public.benefit-right-penalty': {
    says: 'Une pénalité pour fraude suppose une intention. On doit d’abord vous donner faits, montant et un mois pour répondre. Une erreur de bonne foi n’en entraîne pas. Puis le tribunal (pôle social) décide.',
  },
  'fr.public.benefit-right-survivor': {
    says: 'La réversion dépend de vos ressources. Trois mois après l’obtention de toutes vos retraites, elle est figée et ne baisse plus. Vérifiez cette date.',
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
    risk: 'Aucun. Les délais continuent.',
    bestFor: 'Vous avez écrit sans réponse.',
  },
  'fr.public.benefit-warn-order': {
    says: 'Une contrainte a un délai très court : 15 jours. Voyez un point-justice (3039) maintenant.',
  },
}
