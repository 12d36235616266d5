/** The French words of the rows in ../state-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_WORK_FR: Words = {
  ...stateWords('fair-work', {
    'HI IN KY':
      'la loi de l’État interdit de renvoyer pour la race, le sexe, la religion, un handicap et le reste. Déposez une plainte auprès de l’État dans les 180 jours',
    'ID MN':
      'la loi de l’État interdit de renvoyer pour la race, le sexe, la religion, un handicap et le reste. Vous avez un an pour déposer une plainte auprès de l’État',
    KS: 'la loi de l’État interdit de renvoyer pour la race, le sexe, la religion, un handicap et le reste. Déposez une plainte auprès de l’État dans les six mois',
    AR: 'la loi de l’État protège dans les entreprises de neuf personnes ou plus. Elle interdit de renvoyer pour la race, le sexe, la religion ou un handicap. Déposez une plainte à l’EEOC fédérale dans les 180 jours, ou allez en justice dans l’année',
    LA: 'la loi de l’État protège dans les entreprises de 20 personnes ou plus. Elle interdit de renvoyer pour la race, le sexe, la religion, un handicap et le reste. Allez en justice dans l’année, et écrivez à l’entreprise 30 jours avant',
    'CO CT IA ME MD':
      'la loi de l’État interdit de renvoyer pour la race, le sexe, la religion, un handicap et le reste. Déposez une plainte auprès de l’État dans les 300 jours',
    GA: 'la plupart des cas de discrimination au travail vont à l’EEOC fédérale. Déposez une plainte dans les 180 jours',
    'AZ TX':
      'la loi de l’État protège dans les entreprises de 15 personnes ou plus. Elle interdit de renvoyer pour la race, le sexe, l’âge, un handicap et autres raisons semblables. Déposez une plainte auprès de l’État dans les 180 jours',
    CA: 'les entreprises de cinq travailleurs ou plus doivent parler avec vous de changements pour un handicap. Vous avez trois ans pour déposer une plainte auprès de l’État',
    FL: 'la loi de l’État protège dans les entreprises de 15 personnes ou plus. Elle interdit de renvoyer pour la race, le sexe, l’âge, un handicap et autres raisons semblables. Déposez une plainte auprès de l’État dans les 365 jours',
    IL: 'la loi de l’État protège aussi dans de très petites entreprises. Elle interdit de renvoyer pour la race, le sexe, l’âge, un handicap et autres raisons semblables. Vous avez deux ans pour déposer une plainte auprès de l’État',
    MA: 'la loi de l’État protège dans les entreprises de six personnes ou plus. Elle interdit de renvoyer pour la race, le sexe, l’âge, un handicap et autres raisons semblables. Déposez une plainte auprès de l’État (MCAD) dans les 300 jours',
    MI: 'la loi de l’État protège aussi dans de petites entreprises. Elle interdit de renvoyer pour la race, le sexe, l’âge, un handicap et autres raisons semblables. Déposez une plainte auprès de l’État dans les 180 jours, ou allez en justice dans les trois ans',
    NJ: 'la loi de l’État protège aussi dans de petites entreprises. Elle interdit de renvoyer pour la race, le sexe, l’âge, un handicap et autres raisons semblables. Déposez une plainte auprès de l’État dans les 180 jours, ou allez en justice dans les deux ans',
    NY: 'la loi de l’État protège aussi dans de très petites entreprises. Elle interdit de renvoyer pour la race, le sexe, l’âge, un handicap et autres raisons semblables. Vous avez trois ans pour déposer une plainte auprès de l’État',
    NC: 'on ne peut pas vous renvoyer parce que vous réclamez des droits de paie, de sécurité ou d’accident. Déposez une plainte auprès de l’État dans les 180 jours',
    OH: 'la loi de l’État protège dans les entreprises de quatre personnes ou plus. Elle interdit de renvoyer pour la race, le sexe, l’âge, un handicap et autres raisons semblables. Vous avez deux ans pour déposer une plainte auprès de l’État',
    PA: 'la loi de l’État protège dans les entreprises de quatre personnes ou plus. Elle interdit de renvoyer pour la race, le sexe, l’âge, un handicap et autres raisons semblables. Déposez une plainte auprès de l’État dans les 180 jours',
    VA: 'la loi de l’État interdit de renvoyer pour la race, le sexe, l’âge, un handicap et autres raisons semblables dans les entreprises de cinq salariés ou plus. Elle leur demande aussi des changements pour un handicap. Déposez une plainte dans les 180 jours pour être sûr : pour les faits depuis le 1er juillet 2026, l’État donne deux ans et la loi fédérale 300 jours',
    WA: 'la loi de l’État protège dans les entreprises de huit personnes ou plus. Elle interdit de renvoyer pour la race, le sexe, l’âge, un handicap et autres raisons semblables. Déposez une plainte auprès de l’État dans les six mois, ou allez en justice dans les trois ans',
  }),
  ...stateWords('mass-layoff', {
    CA: 'une entreprise de 75 travailleurs ou plus doit prévenir 60 jours avant un renvoi collectif, ou payer ces jours',
    IL: 'une entreprise de 75 travailleurs ou plus doit prévenir 60 jours avant un renvoi collectif',
    NJ: 'un renvoi collectif doit être annoncé 90 jours avant, avec une semaine de paie pour chaque année travaillée',
    NY: 'une entreprise de 50 travailleurs ou plus doit prévenir 90 jours avant un renvoi collectif, ou en payer une partie',
    OH: 'une entreprise de 100 travailleurs ou plus doit prévenir 60 jours avant de renvoyer 50 personnes ou plus',
  }),
  ...stateWords('sick-pay', {
    CA: 'vous pouvez demander à l’État la State Disability Insurance (SDI) pendant que vous êtes trop malade pour travailler',
    MA: 'vous pouvez demander à l’État un congé médical payé jusqu’à 20 semaines, en gardant votre emploi',
    NJ: 'vous pouvez demander une paie d’incapacité (temporary disability) jusqu’à 26 semaines pendant que vous êtes trop malade pour travailler',
    NY: 'vous pouvez demander une paie d’incapacité (disability) jusqu’à 26 semaines pendant que vous êtes trop malade pour travailler',
    WA: 'vous pouvez demander à l’État un congé médical payé pendant que vous êtes trop malade pour travailler',
  }),
}
