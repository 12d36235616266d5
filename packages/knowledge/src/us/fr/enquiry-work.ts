/** The French words of the rows in ../enquiry-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_FR: Words = {
  'us.ask-work.fired-no-reason': {
    says: 'Dans la plupart des États, on peut vous renvoyer sans prévenir et sans raison, mais pas pour une raison interdite. Exemples : la race, le sexe, l’âge, un handicap, un congé de maladie ou parce que vous avez signalé une faute.',
    dependsOn: 'la raison, votre contrat et votre État',
  },
  'us.ask-work.last-paycheck': {
    says: 'Ils doivent vous payer tout le travail fait, au plus tard le prochain jour de paie. Certains États disent tout de suite. Sinon, plaignez-vous au bureau du travail de votre État ou à la Wage and Hour Division.',
  },
  'us.ask-work.unpaid-wages': {
    says: 'Notez vos heures et demandez la paie par écrit. Vous pouvez vous plaindre gratuitement à la Wage and Hour Division ou aller en justice. Le délai est de deux ans, ou de trois si c’était exprès.',
  },
  'us.ask-work.overtime': {
    says: 'La plupart des travailleurs reçoivent une fois et demie leur paie après 40 heures par semaine. Ceux avec un salaire fixe le perdent seulement avec certaines tâches et au moins 684 $ par semaine. Certains États exigent plus.',
    dependsOn: 'vos tâches et comment vous êtes payé',
  },
  'us.ask-work.minimum-wage': {
    says: 'Le salaire minimum fédéral est de 7,25 $ l’heure. La plupart des États en ont un plus haut, et c’est alors celui-là qui compte. Regardez la page du bureau du travail de votre État.',
  },
  'us.ask-work.tips': {
    says: 'Un employeur, un directeur ou un chef ne peut pas garder vos pourboires. Un partage entre travailleurs peut être permis.',
  },
  'us.ask-work.unemployment': {
    says: 'Faites la demande tout de suite à votre État. Une suppression de poste, ou un renvoi sans faute (misconduct), ne vous exclut pas. En cas de refus, faites appel au plus tard à la date indiquée dans la lettre, dans certains États 10 jours.',
    dependsOn: 'pourquoi l’emploi a fini, et votre État',
  },
  'us.ask-work.discrimination': {
    says: 'Écrivez ce qui s’est passé et signalez-le par écrit. Déposez une plainte (charge) auprès de l’EEOC dans les 180 jours, ou 300 jours dans beaucoup d’États. Il la faut avant la plupart des procès.',
  },
  'us.ask-work.pregnant': {
    says: 'Un employeur de 15 travailleurs ou plus ne peut pas vous renvoyer parce que vous êtes enceinte, et doit faire des changements justes au travail. Déposez une plainte (charge) auprès de l’EEOC dans les 180 jours, ou 300 dans beaucoup d’États.',
  },
  'us.ask-work.eeoc-time': {
    says: 'Déposez-la dans les 180 jours après les faits, ou 300 jours là où une agence de l’État traite ces affaires. Après une lettre qui vous permet d’aller en justice (right-to-sue letter), vous avez 90 jours pour aller au tribunal.',
  },
  'us.ask-work.severance': {
    says: 'Ne signez pas sur place. À partir de 40 ans, vous avez au moins 21 jours pour réfléchir, ou 45 lors d’un renvoi collectif, et 7 jours pour le reprendre. Demandez à un avocat et demandez plus.',
  },
  'us.ask-work.layoff-notice': {
    says: 'Les employeurs de 100 travailleurs ou plus doivent, dans la plupart des renvois collectifs et des fermetures, prévenir 60 jours avant. Sinon, vous pouvez réclamer la paie des jours manquants. Certains États exigent plus.',
    dependsOn: 'combien de personnes y travaillent et combien partent',
  },
  'us.ask-work.family-leave': {
    says: 'L’entreprise doit avoir 50 travailleurs ou plus, et vous un an et 1 250 heures là-bas. Vous pouvez alors prendre 12 semaines de congé non payé et garder votre emploi. Certains États le paient.',
    dependsOn: 'la taille de l’entreprise et le temps que vous y avez travaillé',
  },
  'us.ask-work.cobra': {
    says: 'Vous avez 60 jours pour choisir COBRA, et 60 jours pour acheter un plan sur HealthCare.gov. Comparez les deux : COBRA est souvent cher, et les plans du marché peuvent avoir une aide sur le prix.',
  },
  'us.ask-work.retaliation': {
    says: 'Ils ne peuvent pas vous punir parce que vous demandez votre salaire, signalez un danger ou une discrimination, ou parlez de la paie avec des collègues. Certaines plaintes doivent arriver en 30 jours, agissez donc maintenant.',
  },
  'us.ask-work.severance-sum': {
    says: 'Regardez votre contrat, le manuel et les offres passées. Aucune loi fédérale n’oblige à payer une indemnité de départ (severance) ; quelques États l’exigent lors de licenciements massifs. La dernière paie est toujours due. Vous pouvez demander plus avant de signer une renonciation.',
  },
  'us.ask-work.reference': {
    says: 'Une référence vraie est le plus souvent permise, bonne ou mauvaise. De faux faits qui vous coûtent un emploi peuvent être une diffamation. Une mauvaise référence pour punir une plainte de discrimination viole la loi fédérale.',
    dependsOn: 'la vérité de ce qu’ils disent, et leur raison',
  },
  'us.ask-work.lunch-break': {
    says: 'Aucune loi fédérale ne donne aux adultes une pause repas, mais beaucoup d’États le font. Les pauses jusqu’à 20 minutes sont payées. De même un repas pendant lequel vous travaillez.',
    dependsOn: 'votre État',
  },
  'us.ask-work.job-background': {
    says: 'Demandez une copie du rapport. L’employeur doit vous la donner avec la liste de vos droits avant de dire non. Contestez les erreurs auprès de la société qui l’a fait : elle a le plus souvent 30 jours. Certains États limitent l’usage du casier.',
  },
  'us.ask-work.pay-talk': {
    says: 'Vous et vos collègues pouvez parler de la paie. Vous licencier pour cela viole la loi fédérale dans la plupart des emplois privés. Déposez une plainte (charge) gratuite au National Labor Relations Board dans les six mois.',
  },
  'us.ask-work.no-w2': {
    says: 'L’entreprise doit l’envoyer avant le 31 janvier. Demandez-le par écrit. Dès la fin février, appelez l’IRS, qui lui écrit. S’il ne vient pas, déclarez à temps avec le formulaire 4852 et votre dernière fiche de paie.',
  },
  'us.ask-work.pay-cut': {
    says: 'Dans la plupart des États, la paie peut baisser pour le travail à venir, jamais pour les heures déjà faites ni sous le minimum. Certains exigent un avis : Missouri 30 jours, New York sept. Si d’anciennes heures ont été réduites, réclamez gratuitement (wage claim).',
    dependsOn: 'votre contrat, votre État et la date du travail',
  },
}
