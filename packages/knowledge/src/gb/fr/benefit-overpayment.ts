/** L’aide versée en trop : le droit du Royaume-Uni en français. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_OVERPAYMENT_FR: Words = {
  'gb.benefit.hb-step': {
    says: 'Si une partie est fausse, écrivez à la mairie (council) dans le mois après la date de la lettre. Demandez un nouvel examen, ou faites tout de suite un recours au tribunal.',
  },
  'gb.benefit.hb-right': {
    says: 'La mairie (council) ou le DWP s’est trompé, et vous ne pouviez pas savoir que vous receviez trop ? Alors ils n’ont pas le droit de le redemander.',
  },
  'gb.benefit.want': {
    says: 'Ils disent que vous avez trop reçu et veulent le récupérer : sur vos aides, votre salaire ou par des paiements.',
  },
  'gb.benefit.rights-summary': {
    says: 'Vous pouvez leur demander un nouvel examen, voir leur calcul, et demander à rembourser moins par mois.',
  },
  'gb.benefit.reality': {
    says: 'Une lettre de trop-perçu (overpayment) ne veut pas dire que vous avez mal agi. Les sommes sont souvent fausses, et vous pouvez les contester gratuitement.',
  },
  'gb.benefit.who': {
    says: 'Cela vient d’un service public. Il peut prendre de l’argent sur les aides ou le salaire sans tribunal : répondez donc.',
  },
  'gb.benefit.know': {
    says: 'Pour Universal Credit, ils peuvent redemander l’argent même si l’erreur était la leur. Pour les aides plus anciennes, souvent ils ne le peuvent pas.',
    learnMore:
      'Si l’erreur était la leur, demandez-leur d’y renoncer (waive), et dites quel mal ferait le remboursement.',
  },
  'gb.benefit.one-month': {
    says: 'Vous avez un mois à partir de la date de la décision pour demander un nouvel examen.',
    action: 'Leur demander de réexaminer la décision',
    consequence: 'Après cela, il vous faut une bonne raison pour le retard.',
  },
  'gb.benefit.step-working': {
    says: 'Demandez leur calcul : quelle aide, quelles dates, quels faits. Comparez avec ce que vous leur avez dit et quand.',
  },
  'gb.benefit.step-review': {
    says: 'Si une partie est fausse, demandez un nouvel examen (mandatory reconsideration) dans le mois après la date de la décision.',
  },
  'gb.benefit.step-rate': {
    says: 'Si ce qu’ils prennent est trop pour vous, appelez et demandez un montant plus petit. Envoyez un budget.',
  },
  'gb.benefit.step-advice': {
    says: 'Faites-vous aider par un conseiller en aides sociales (welfare rights adviser). C’est gratuit, et il connaît bien ces règles.',
  },
  'gb.benefit.step-appeal': {
    says: 'S’ils disent non, vous pouvez aller devant un tribunal gratuit dans le mois après leur réponse.',
  },
  'gb.benefit.warn-no-court': {
    says: 'Ils n’ont pas besoin d’un tribunal pour le prendre sur les aides ou le salaire. N’en attendez pas un.',
  },
  'gb.benefit.warn-fraud': {
    says: 'La lettre parle de fraude ou d’un interrogatoire (interview under caution). Prenez un conseil juridique avant de dire quoi que ce soit.',
  },
  'gb.benefit.insight-own-mistake': {
    says: 'Si vous leur avez signalé un changement et qu’ils ont tardé, dites-le. Cela peut compter beaucoup.',
    actionable:
      'Cherchez des SMS, des notes du journal, des lettres et des appels avec leurs dates.',
  },
  'gb.benefit.insight-collector': {
    says: 'Une société de recouvrement écrit maintenant à ce sujet. Elle n’a pas plus de pouvoir qu’une lettre, mais le service derrière elle en a.',
    actionable: 'Traitez avec le service lui-même, et demandez-lui un montant à votre portée.',
  },
  'gb.benefit.hb-underlying': {
    says: "La commune doit déduire l'aide au logement (Housing Benefit) que vous auriez quand même eue pour ce logement. Envoyez vos revenus de ces semaines et demandez-le.",
  },
}
