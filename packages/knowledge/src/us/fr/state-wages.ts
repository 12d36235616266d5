/** The French words of the rows in ../state-wages.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_WAGES_FR: Words = {
  ...stateWords('unpaid-wages', {
    AZ: 'vous pouvez demander en justice trois fois le salaire non payé, ou déposer une demande auprès de l’État dans l’année',
    CA: 'vous pouvez déposer une réclamation de salaire gratuite (wage claim) au Labor Commissioner. La plupart remontent à trois ans',
    FL: 'vous pouvez aller en justice pour un salaire non payé, et le perdant doit peut-être payer les avocats. Pour le salaire minimum, écrivez d’abord',
    IL: 'vous pouvez réclamer le salaire non payé et 5 % de plus pour chaque mois de retard',
    MA: 'vous pouvez réclamer trois fois le salaire non payé et les frais d’avocat, pendant trois ans',
    MI: 'vous avez 12 mois pour déposer auprès de l’État une plainte gratuite sur le salaire',
    NJ: 'vous avez six ans pour réclamer un salaire non payé, et pouvez recevoir en plus jusqu’à deux fois la somme',
    NY: 'vous avez six ans pour réclamer un salaire non payé, et pouvez recevoir encore autant en plus',
    NC: 'vous avez deux ans pour réclamer un salaire non payé, et pouvez recevoir encore autant en plus',
    OH: 'un salaire avec plus de 30 jours de retard et non contesté rapporte 6 % ou 200 $ de plus',
    PA: 'vous avez trois ans pour réclamer un salaire non payé, et pouvez le plus souvent recevoir 25 % de plus',
    TX: 'vous avez 180 jours pour déposer auprès de l’État une réclamation de salaire gratuite (wage claim)',
    VA: 'vous pouvez aller en justice dans les trois ans pour le salaire non payé, encore autant, et trois fois si c’était exprès',
    WA: 'vous pouvez déposer auprès de l’État une plainte gratuite sur le salaire dans les trois ans, ou demander en justice le double',
  }),
}
