/** Questions about discrimination, age, pregnancy, references and checks: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNFAIR_TREATMENT_FR: Words = {
  'us.ask-work.discrimination': {
    says: 'Écrivez ce qui s’est passé et signalez-le par écrit. Déposez une plainte (charge) auprès de l’EEOC dans les 180 jours, ou 300 jours dans beaucoup d’États. Il la faut avant la plupart des procès.',
  },
  'us.ask-work.pregnant': {
    says: 'Un employeur de 15 travailleurs ou plus ne peut pas vous renvoyer parce que vous êtes enceinte, et doit faire des changements justes au travail. Déposez une plainte (charge) auprès de l’EEOC dans les 180 jours, ou 300 dans beaucoup d’États.',
  },
  'us.ask-work.eeoc-time': {
    says: 'Déposez-la dans les 180 jours après les faits, ou 300 jours là où une agence de l’État traite ces affaires. Après une lettre qui vous permet d’aller en justice (right-to-sue letter), vous avez 90 jours pour aller au tribunal.',
  },
  'us.ask-work.reference': {
    says: 'Une référence vraie est le plus souvent permise, bonne ou mauvaise. De faux faits qui vous coûtent un emploi peuvent être une diffamation. Une mauvaise référence pour punir une plainte de discrimination viole la loi fédérale.',
    dependsOn: 'la vérité de ce qu’ils disent, et leur raison',
  },
  'us.ask-work.job-background': {
    says: 'Demandez une copie du rapport. L’employeur doit vous la donner avec la liste de vos droits avant de dire non. Contestez les erreurs auprès de la société qui l’a fait : elle a le plus souvent 30 jours. Certains États limitent l’usage du casier.',
  },
  'us.ask-life.unfair': {
    says: 'C’est interdit si la raison était la race, la couleur, la religion, le sexe, l’origine, l’âge à partir de 40 ans ou un handicap. Écrivez ce qui a été dit. Déposez une plainte auprès de l’EEOC ou au bureau de l’État dans les 180 ou 300 jours.',
    dependsOn: 'la raison et les preuves',
  },
  'us.trouble.age': {
    says: 'À partir de 40 ans, on ne peut pas vous renvoyer à cause de l’âge. Être remplacé par quelqu’un de bien plus jeune en est un signe. Déposez une plainte auprès de l’EEOC ou au bureau de l’État dans les 180 ou 300 jours.',
    dependsOn: 'la raison et les preuves',
  },
  'us.fact.sexual-harassment': {
    says: "C'est du harcèlement sexuel, et la loi l'interdit. Vous n'avez pas à démissionner. Gardez les messages et notez chaque fait et qui l'a vu. Plaignez-vous par écrit : l'employeur doit agir et ne peut pas vous punir. Si cela échoue, déposez une plainte gratuite à l'EEOC dans les 180 jours, 300 dans la plupart des États. La loi fédérale vaut dès 15 salariés ; bien des États protègent aussi dans de plus petites entreprises. En cas d’attouchement ou de menace, vous pouvez aussi aller à la police.",
  },
}
