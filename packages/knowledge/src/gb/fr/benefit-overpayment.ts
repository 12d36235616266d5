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
  'gb.benefit.right-waiver': {
    says: "Vous pouvez demander qu'ils y renoncent (waiver) si rembourser ferait un vrai tort à votre santé ou à votre famille. Envoyez des preuves.",
  },
  'gb.benefit.right-review': {
    says: 'Vous avez droit à un nouvel examen de la décision, puis à un tribunal gratuit.',
  },
  'gb.benefit.right-amount': {
    says: 'Vous avez le droit de savoir comment la somme a été calculée.',
  },
  'gb.benefit.right-afford': {
    says: 'Vous pouvez demander de plus petites retenues si vous ne pouvez pas payer l’essentiel.',
  },
  'gb.benefit.right-old-benefits': {
    says: 'Les aides plus anciennes, comme la Carer’s Allowance, sont différentes. Ils ne peuvent les redemander que si vous avez donné un fait faux ou en avez oublié un.',
  },
  'gb.benefit.option-review': {
    says: 'Dites ce qui est faux et envoyez des preuves.',
    title: 'Leur demander un nouvel examen',
    cost: 'Rien.',
    time: 'Dans le mois. Une réponse en quelques semaines.',
    risk: 'Faible. Dans de rares cas, ils trouvent plus.',
    bestFor: 'Vous pensez ne rien devoir, ou la somme est fausse.',
  },
  'gb.benefit.option-rate': {
    says: 'Appelez le service des dettes avec votre budget.',
    title: 'Demander à rembourser moins par mois',
    cost: 'Rien.',
    time: 'Un appel.',
    risk: 'Le remboursement dure plus longtemps.',
    bestFor: 'Vous devez l’argent, mais n’y arrivez pas.',
  },
  'gb.benefit.option-help': {
    says: 'Il vérifie la loi et les sommes pour vous.',
    title: 'Prendre un conseiller en aides sociales',
    cost: 'Rien.',
    time: 'Un appel cette semaine.',
    risk: 'Aucun.',
    bestFor: 'De grosses sommes, ou si l’on parle de fraude.',
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
  'gb.benefit.refused-want': {
    says: 'Ils ont décidé que vous n’avez pas cette aide, ou que vous avez moins. Ils ne demandent aucun remboursement.',
  },
  'gb.benefit.refused-rights': {
    says: 'Vous pouvez demander un nouvel examen, gratuitement. S’ils disent encore non, un tribunal gratuit peut décider.',
  },
  'gb.benefit.refused-reality': {
    says: 'Un non n’est pas la fin. Beaucoup de décisions changent quand on les conteste et qu’on parle plus des mauvais jours.',
  },
  'gb.benefit.refused-step-ask': {
    says: 'Demandez un nouvel examen (mandatory reconsideration) dans le mois qui suit la date de la lettre. Par téléphone, par écrit ou avec le formulaire.',
  },
  'gb.benefit.refused-step-report': {
    says: 'Demandez une copie du rapport d’évaluation (assessment report). Marquez chaque ligne fausse ou incomplète.',
  },
  'gb.benefit.refused-step-proof': {
    says: 'Reprenez chaque question où vous avez trop peu de points. Dites ce qui arrive, combien de fois, et quelle aide il faut. Joignez des lettres d’un médecin ou d’un aidant.',
  },
  'gb.benefit.refused-step-advice': {
    says: 'Demandez l’aide gratuite d’un conseiller en aides (welfare rights adviser). Demandez quelles autres aides vous pouvez avoir en attendant.',
  },
  'gb.benefit.refused-option-help': {
    says: 'Il connaît les points et vous aide à écrire ce qui compte.',
    title: 'Trouver un conseiller en aides',
    cost: 'Rien.',
    time: 'Un appel cette semaine.',
    risk: 'N’attendez pas un rendez-vous si le dernier jour est proche.',
    bestFor: 'Toute personne à qui on a dit non.',
  },
}
