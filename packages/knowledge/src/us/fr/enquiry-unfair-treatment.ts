/** Questions about discrimination, pregnancy, leave, references and checks: the words in French. */
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
  'us.ask-work.family-leave': {
    says: 'L’entreprise doit avoir 50 travailleurs ou plus, et vous un an et 1 250 heures là-bas. Vous pouvez alors prendre 12 semaines de congé non payé et garder votre emploi. Certains États le paient.',
    dependsOn: 'la taille de l’entreprise et le temps que vous y avez travaillé',
  },
  'us.ask-work.reference': {
    says: 'Une référence vraie est le plus souvent permise, bonne ou mauvaise. De faux faits qui vous coûtent un emploi peuvent être une diffamation. Une mauvaise référence pour punir une plainte de discrimination viole la loi fédérale.',
    dependsOn: 'la vérité de ce qu’ils disent, et leur raison',
  },
  'us.ask-work.job-background': {
    says: 'Demandez une copie du rapport. L’employeur doit vous la donner avec la liste de vos droits avant de dire non. Contestez les erreurs auprès de la société qui l’a fait : elle a le plus souvent 30 jours. Certains États limitent l’usage du casier.',
  },
}
