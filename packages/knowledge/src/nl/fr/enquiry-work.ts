/** Questions sur le travail, en français. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_FR: Words = {
  'nl.ask.trial': {
    says: 'Pendant un essai valable, l’emploi peut finir tout de suite. Mais pas parce que vous êtes malade, enceinte ou pour un motif interdit. Dans un contrat de six mois ou moins, l’essai ne compte pas.',
  },
  'nl.ask.contract-ends': {
    says: 'Il finit à sa date, sans permission. On doit vous le dire par écrit un mois avant, s’il durait six mois ou plus. Vous avez le plus souvent droit à l’indemnité de transition. Demandez la WW dans la semaine.',
  },
  'nl.ask.sick-pay': {
    says: 'L’employeur doit payer au moins 70 % du salaire pendant deux ans de maladie au plus. Si le contrat finit, l’UWV peut payer (Ziektewet). Déclarez-vous à temps et aidez à votre retour.',
  },
  'nl.ask.own-notice': {
    says: 'Si vous partez, le préavis est d’un mois, sauf si le contrat dit plus. Écrivez-le et gardez une copie. Réfléchissez : vous pouvez perdre la WW.',
  },
  'nl.ask.wage-deductions': {
    says: 'Tant que vous y travaillez, l’employeur ne peut retenir que ce que la loi prévoit, comme un prêt convenu par écrit. Le salaire minimum doit rester. Demandez le motif par écrit et réclamez le reste.',
  },
  'nl.ask.transition-pay': {
    says: 'Vous avez en général un tiers de mois de salaire par année, dès le premier jour. Pas si vous partez, convenez autrement ou êtes gravement fautif. Demandez-la dans les trois mois après la fin.',
    dependsOn: 'qui a mis fin au contrat et pourquoi',
  },
  'nl.ask.holidays-left': {
    says: 'À la fin du contrat, l’employeur doit payer les jours restants. Sinon les jours légaux se perdent six mois après l’année, mais seulement si vous pouviez vraiment les prendre.',
  },
  'nl.ask.fired-on-spot': {
    says: 'Écrivez tout de suite que vous n’êtes pas d’accord et prêt à travailler. Il faut un motif urgent, dit aussitôt. Demandez au juge dans les deux mois d’annuler ou d’indemniser. Demandez aussi le chômage (WW) à l’UWV.',
  },
  'nl.ask.parental-leave': {
    says: 'L’employeur ne peut pas le refuser. Vous avez 26 fois vos heures par semaine pour chaque enfant de moins de huit ans. L’UWV paie une part de neuf semaines prises la première année. Demandez-le par écrit deux mois avant.',
  },
  'nl.ask.ww': {
    dependsOn: 'vos semaines de travail et la raison de la fin',
    says: 'Vous avez en général la WW si vous avez travaillé 26 des 36 dernières semaines et pas perdu l’emploi par votre faute. Demandez-la à l’UWV dans la semaine après le dernier jour. N’acceptez pas de fin anticipée sans conseil.',
  },
  'nl.ask.pregnant': {
    says: 'Pendant la grossesse et six semaines après le congé, l’employeur ne peut pas licencier. Un contrat à terme peut finir, mais pas parce que vous êtes enceinte : c’est une discrimination. Demandez la raison par écrit et voyez le juge sous deux mois.',
  },
  'nl.ask.sign-settlement': {
    says: 'Vous n’êtes pas obligé de signer. Demandez du temps et l’offre par écrit. Pour la WW, il faut que l’employeur veuille la fin, sans faute de vous, avec le préavis. Après la signature, vous avez 14 jours pour revenir dessus.',
  },
  'nl.ask.leave-refused': {
    dependsOn: 'la raison donnée',
    says: 'Demandez par écrit. L’employeur doit suivre votre souhait, sauf raisons sérieuses, dites par écrit sous deux semaines. S’il se tait, vos dates valent. Vous devez pouvoir prendre deux semaines de suite, ou deux fois une.',
  },
  'nl.ask.roster-changed': {
    dependsOn: 'votre contrat et la convention',
    says: 'L’employeur doit donner le rythme de travail 28 jours avant, sauf autre règle de la convention. Si c’est impossible, les heures doivent être connues quatre jours avant. Changer des heures convenues exige votre accord ou une raison sérieuse.',
  },
  'nl.ask.work-warning': {
    says: 'Un avertissement n’est pas un licenciement. Répondez par écrit en une semaine : ce qui est vrai, ce qui ne l’est pas, et pourquoi. Demandez que la réponse soit au dossier. Si vous signez, notez que c’est pour réception.',
  },
  'nl.ask.redundancy': {
    says: 'Votre employeur a d’abord besoin de l’accord de l’UWV, doit suivre un ordre fixe et chercher un autre travail pour vous. Vous pouvez répondre à l’UWV en deux semaines. À la fin, vous recevez l’indemnité de transition. Ne signez rien sans conseil.',
  },
  'nl.ask.zero-hours': {
    says: 'Après trois mois, votre moyenne d’heures compte comme convenue, et vous pouvez en réclamer le salaire. Après douze mois, l’employeur doit offrir des heures fixes. L’appel doit venir quatre jours avant. Notez vos heures.',
  },
}
