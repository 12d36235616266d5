/** The French words of the rows in ../payday-loans.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const PAYDAY_LOANS_FR: Words = {
  ...stateWords('payday', {
    MA: 'la loi interdit les prêts à de tels prix (payday loans). Avant de payer, demandez au bureau de l’État pour les prêteurs : vous devez peut-être moins, ou rien',
    CA: 'la loi plafonne le prix d’un prêt sur salaire (payday loan). Ne pas payer n’est pas un crime. Plaignez-vous des menaces au bureau de l’État pour les prêteurs',
    FL: 'la loi plafonne le prix d’un prêt sur salaire (payday loan). Ne pas payer n’est pas un crime. Plaignez-vous des menaces au bureau de l’État pour les prêteurs',
    MI: 'la loi plafonne le prix d’un prêt sur salaire (payday loan). Ne pas payer n’est pas un crime. Plaignez-vous des menaces au bureau de l’État pour les prêteurs',
    OH: 'la loi plafonne le prix d’un prêt sur salaire (payday loan). Ne pas payer n’est pas un crime. Plaignez-vous des menaces au bureau de l’État pour les prêteurs',
    VA: 'la loi plafonne le prix d’un prêt sur salaire (payday loan). Ne pas payer n’est pas un crime. Plaignez-vous des menaces au bureau de l’État pour les prêteurs',
    WA: 'la loi plafonne le prix d’un prêt sur salaire (payday loan). Ne pas payer n’est pas un crime. Plaignez-vous des menaces au bureau de l’État pour les prêteurs',
    AZ: 'la loi interdit les prêts à de tels prix (payday loans). Avant de payer, demandez au bureau de l’État pour les prêteurs : vous devez peut-être moins, ou rien',
    GA: 'la loi interdit les prêts à de tels prix (payday loans). Avant de payer, demandez au bureau de l’État pour les prêteurs : vous devez peut-être moins, ou rien',
    IL: 'la loi interdit les prêts à de tels prix (payday loans). Avant de payer, demandez au bureau de l’État pour les prêteurs : vous devez peut-être moins, ou rien',
    NC: 'la loi interdit les prêts à de tels prix (payday loans). Avant de payer, demandez au bureau de l’État pour les prêteurs : vous devez peut-être moins, ou rien',
    NJ: 'la loi interdit les prêts à de tels prix (payday loans). Avant de payer, demandez au bureau de l’État pour les prêteurs : vous devez peut-être moins, ou rien',
    NY: 'la loi interdit les prêts à de tels prix (payday loans). Avant de payer, demandez au bureau de l’État pour les prêteurs : vous devez peut-être moins, ou rien',
    PA: 'la loi interdit les prêts à de tels prix (payday loans). Avant de payer, demandez au bureau de l’État pour les prêteurs : vous devez peut-être moins, ou rien',
    TX: 'un prêteur ne peut pas vous menacer d’un procès pénal pour un payday loan. Beaucoup de villes limitent ces prêts. Plaignez-vous au bureau de l’État pour les prêteurs',
  }),
}
