/** The French words of the rows in ../state-wages.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_WAGES_FR: Words = {
  ...stateWords('unpaid-wages', {
    AZ: 'vous pouvez demander en justice trois fois le salaire non payé, ou déposer dans l’année une demande auprès de l’État pour une somme plus petite',
    CA: 'vous pouvez déposer une réclamation de salaire gratuite (wage claim) au Labor Commissioner. La plupart remontent à trois ans',
    FL: 'vous pouvez aller en justice pour un salaire non payé, et le perdant doit peut-être payer les avocats. Pour le salaire minimum, écrivez d’abord',
    IL: 'vous pouvez réclamer le salaire non payé et 5 % de plus pour chaque mois de retard',
    MA: 'plaignez-vous d’abord à l’Attorney General. Vous pouvez ensuite réclamer trois fois le salaire non payé et les frais d’avocat, pendant trois ans',
    MI: 'vous avez 12 mois pour déposer auprès de l’État une plainte gratuite sur le salaire',
    NJ: 'vous avez six ans pour réclamer un salaire non payé, et pouvez recevoir en plus jusqu’à deux fois la somme',
    NY: 'vous avez six ans pour réclamer un salaire non payé, et pouvez recevoir encore autant en plus',
    NC: 'vous avez deux ans pour réclamer un salaire non payé, et pouvez recevoir encore autant en plus',
    OH: 'un salaire avec plus de 30 jours de retard et non contesté rapporte 6 % ou 200 $ de plus',
    PA: 'vous avez trois ans pour réclamer un salaire non payé, et pouvez le plus souvent recevoir 25 % de plus',
    TX: 'vous avez 180 jours pour déposer auprès de l’État une réclamation de salaire gratuite (wage claim)',
    VA: 'vous pouvez aller en justice dans les trois ans pour le salaire non payé, encore autant, et trois fois si c’était exprès',
    WA: 'vous pouvez déposer auprès de l’État une plainte gratuite sur le salaire dans les trois ans, ou demander en justice le double si c’était voulu',
  }),
  ...stateWords('overtime', {
    CA: 'la plupart des salariés reçoivent une paie et demie après 8 heures par jour ou 40 par semaine, et le double après 12 heures',
    IL: 'la loi de l’État exige aussi, pour la plupart des salariés, une paie et demie après 40 heures par semaine',
    MA: 'la loi de l’État exige aussi, pour la plupart des salariés, une paie et demie après 40 heures par semaine',
    MI: 'la loi de l’État exige aussi, pour la plupart des salariés, une paie et demie après 40 heures par semaine',
    NC: 'la loi de l’État exige aussi, pour la plupart des salariés, une paie et demie après 40 heures par semaine',
    NJ: 'la loi de l’État exige aussi, pour la plupart des salariés, une paie et demie après 40 heures par semaine',
    NY: 'la loi de l’État exige aussi, pour la plupart des salariés, une paie et demie après 40 heures par semaine',
    OH: 'la loi de l’État exige aussi, pour la plupart des salariés, une paie et demie après 40 heures par semaine',
    PA: 'la loi de l’État exige aussi, pour la plupart des salariés, une paie et demie après 40 heures par semaine',
    VA: 'la loi de l’État exige aussi, pour la plupart des salariés, une paie et demie après 40 heures par semaine',
    WA: 'la loi de l’État exige aussi, pour la plupart des salariés, une paie et demie après 40 heures par semaine',
  }),
  ...stateWords('tips', {
    CA: 'les pourboires sont aux salariés. Le patron ou un chef ne peut rien en garder, ni s’en servir pour payer votre salaire',
    WA: 'les pourboires sont aux salariés. Le patron ou un chef ne peut rien en garder, ni s’en servir pour payer votre salaire',
    NY: 'les pourboires sont aux salariés. Le patron ou un chef ne peut en garder aucune part',
    IL: 'les pourboires sont aux salariés. Le patron ou un chef ne peut en garder aucune part',
    MA: 'les pourboires sont à ceux qui servent. Le patron ou un chef ne peut rien en prendre, et vous pouvez réclamer trois fois la somme',
  }),
  ...stateWords('pay-cuts', {
    OH: 'sans accord clair avec vous, un employeur ne peut pas retenir sur la paie des objets ou outils cassés',
    'AZ IL MA MI NC NJ WA':
      'un patron ne peut retenir de l’argent sur la paie que dans les cas que la loi nomme. Manques et casse veulent le plus souvent votre accord écrit, ou sont interdits',
  }),
  ...stateWords('minimum-wage', {
    'AZ IL MA MI NJ OH WA':
      'le salaire minimum est plus haut que le fédéral. Voyez la somme de l’année sur la page du travail de l’État, et déposez-y une demande',
    'GA NC': 'le salaire minimum fédéral de 7,25 $ l’heure vaut pour la plupart des travailleurs',
  }),
}
