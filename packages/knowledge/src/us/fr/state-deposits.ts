/** The French words of the rows in ../state-deposits.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_DEPOSITS_FR: Words = {
  ...stateWords(['deposit-penalty', 'deposit-penalty-letter'], {
    AL: 'vous pouvez demander deux fois le dépôt de garantie s’il n’est pas rendu ou justifié à temps',
    AZ: 'vous pouvez demander deux fois la somme gardée à tort',
    CA: 'vous pouvez demander en plus jusqu’à deux fois le dépôt de garantie, s’il a été gardé de mauvaise foi',
    CO: 'vous pouvez demander trois fois la somme gardée à tort. Écrivez sept jours avant d’aller en justice',
    CT: 'vous pouvez demander deux fois le dépôt de garantie s’il n’est pas rendu à temps',
    DE: 'vous pouvez demander deux fois la somme gardée à tort',
    GA: 'vous pouvez demander trois fois la somme gardée exprès, à tous sauf aux petits propriétaires',
    IL: 'vous pouvez demander deux fois le dépôt de garantie aux propriétaires de cinq logements ou plus qui sont de mauvaise foi',
    MD: 'vous pouvez demander jusqu’à trois fois la somme gardée sans bonne raison, et les frais d’avocat',
    LA: 'vous pouvez demander deux fois la somme gardée à tort, au moins $300. Réclamez-la d’abord par écrit, et attendez 30 jours',
    MA: 'vous pouvez demander trois fois le dépôt de garantie s’il n’est pas rendu en 30 jours',
    MI: 'vous pouvez demander deux fois la somme gardée à tort. Donnez votre nouvelle adresse par écrit dans les quatre jours, et répondez par la poste à la liste des dégâts dans les sept jours',
    MN: 'vous pouvez demander deux fois la somme gardée à tort, et jusqu’à 500 $ si c’était de mauvaise foi',
    MO: 'vous pouvez demander jusqu’à deux fois la somme gardée à tort',
    NC: 'vous pouvez demander tout le dépôt, et peut-être les frais d’avocat, si le propriétaire a enfreint ces règles exprès',
    NJ: 'vous pouvez demander deux fois la somme gardée à tort, et les frais',
    NY: 'vous pouvez demander en plus jusqu’à deux fois le dépôt de garantie, s’il a été gardé exprès',
    OH: 'vous pouvez demander deux fois la somme gardée à tort. Donnez votre nouvelle adresse par écrit',
    PA: 'vous pouvez demander deux fois la somme gardée au-delà du vrai dégât. Donnez votre nouvelle adresse par écrit',
    TX: 'vous pouvez demander 100 $, trois fois la somme gardée de mauvaise foi et les frais d’avocat. Donnez d’abord votre nouvelle adresse par écrit',
    WA: 'vous pouvez demander jusqu’à deux fois le dépôt de garantie, s’il a été gardé exprès',
    OK: 'vous pouvez demander le dépôt seulement si vous l’exigez par écrit dans les six mois. Les 45 jours courent depuis cette lettre',
    RI: 'vous pouvez demander ce qui est dû, deux fois la somme gardée à tort en plus, et les frais d’avocat. Donnez votre nouvelle adresse par écrit',
    SC: 'vous pouvez demander trois fois la somme gardée à tort, et les frais d’avocat. Donnez votre nouvelle adresse par écrit',
    SD: 'vous pouvez demander tout le dépôt si aucun relevé n’est venu à temps, et jusqu’à 200 $ en cas de mauvaise foi. Donnez votre nouvelle adresse par écrit',
    VT: 'vous pouvez demander tout le dépôt si aucun relevé n’est venu en 14 jours, et deux fois la somme si c’était exprès',
    WV: 'vous pouvez demander ce qui a été gardé de mauvaise foi, et une fois et demie cette somme en plus',
    WY: 'vous pouvez demander tout le dépôt et les frais du tribunal s’il a été gardé sans bonne raison. Donnez votre nouvelle adresse dans les 30 jours',
  }),
}
