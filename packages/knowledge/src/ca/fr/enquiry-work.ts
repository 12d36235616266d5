/** The French words of the rows in ../enquiry-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_WORDS: Words = {
  'ca.ask.pay-cut': {
    says: 'Dites par écrit que vous n’êtes pas d’accord, et continuez à travailler. Une forte baisse sans votre accord peut compter comme un congédiement, avec préavis. Prenez vite conseil : attendre peut passer pour un accord.',
  },
  'ca.ask.dismissed-pregnant': {
    says: 'Il est interdit de vous congédier parce que vous êtes enceinte ou en congé. Portez plainte à l’organisme des droits de la personne dans l’année, et demandez aussi votre préavis. Au Québec, le délai pour la CNESST est de 45 jours.',
  },
  'ca.ask.settlement-agreement': {
    says: 'Ne signez pas sur place. Après, vous ne pouvez le plus souvent rien demander de plus. On ne peut pas vous faire renoncer au minimum légal. Faites lire l’offre par un avocat ; elle monte souvent.',
  },
  'ca.ask.roe': {
    says: 'Votre employeur doit le délivrer, le plus souvent dans les cinq jours après la dernière période de paie. Demandez l’assurance-emploi maintenant sans lui, et dites-le à Service Canada, qui pressera l’employeur.',
  },
  'ca.ask.probation': {
    says: 'Dans les trois premiers mois (90 jours en Alberta), la loi ne donne le plus souvent ni avis ni paie. Le travail fait doit être payé. Un renvoi pour maladie, grossesse ou origine reste interdit.',
  },
  'ca.ask.unpaid': {
    says: 'Demandez votre paie par écrit avec les dates. Puis portez plainte aux normes du travail de votre province. C’est gratuit.',
  },
  'ca.ask.bullied': {
    says: 'Notez chaque fois, les mots et les témoins. Dites-le par écrit à l’employeur. Si c’est lié au sexe, à la race ou à un autre motif, un organisme des droits de la personne peut aider.',
  },
  'ca.ask.bullied-qc': {
    says: 'Au Québec, vous avez droit à un milieu de travail sans harcèlement psychologique. Notez chaque fois et portez plainte à la CNESST dans les deux ans.',
  },
  'ca.ask.public-holiday': {
    says: 'Noël et quelques autres jours sont fériés et payés dans chaque province. Si vous devez travailler, la loi donne le plus souvent davantage : en Ontario l’indemnité plus une fois et demie le salaire, ou un autre jour payé. Certains emplois sont exclus. Plaignez-vous au bureau des normes du travail.',
    dependsOn: 'votre province et le genre d’emploi',
  },
  'ca.ask.contractor-status': {
    says: 'Le nom ne décide pas. Si la firme fixe vos heures, fournit les outils et que vous ne travaillez que pour elle, vous êtes peut-être salarié. Alors heures supplémentaires, vacances et préavis sont dus. Plaignez-vous gratuitement aux normes du travail, ou demandez une décision à l’ARC (CRA).',
    dependsOn: 'votre façon réelle de travailler',
  },
}
