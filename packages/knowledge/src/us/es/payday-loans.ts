/** The Spanish words of the rows in ../payday-loans.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const PAYDAY_LOANS_ES: Words = {
  ...stateWords('payday', {
    MA: 'la ley prohíbe préstamos a esos precios (payday loans). Pregunte a la oficina estatal de prestamistas antes de pagar: quizá deba menos o nada',
    CA: 'la ley limita el precio de un préstamo de día de pago (payday loan). No pagarlo no es un delito. Quéjese de las amenazas a la oficina estatal de prestamistas',
    FL: 'la ley limita el precio de un préstamo de día de pago (payday loan). No pagarlo no es un delito. Quéjese de las amenazas a la oficina estatal de prestamistas',
    MI: 'la ley limita el precio de un préstamo de día de pago (payday loan). No pagarlo no es un delito. Quéjese de las amenazas a la oficina estatal de prestamistas',
    OH: 'la ley limita el precio de un préstamo de día de pago (payday loan). No pagarlo no es un delito. Quéjese de las amenazas a la oficina estatal de prestamistas',
    VA: 'la ley limita el precio de un préstamo de día de pago (payday loan). No pagarlo no es un delito. Quéjese de las amenazas a la oficina estatal de prestamistas',
    WA: 'la ley limita el precio de un préstamo de día de pago (payday loan). No pagarlo no es un delito. Quéjese de las amenazas a la oficina estatal de prestamistas',
    AZ: 'la ley prohíbe préstamos a esos precios (payday loans). Pregunte a la oficina estatal de prestamistas antes de pagar: quizá deba menos o nada',
    GA: 'la ley prohíbe préstamos a esos precios (payday loans). Pregunte a la oficina estatal de prestamistas antes de pagar: quizá deba menos o nada',
    IL: 'la ley prohíbe préstamos a esos precios (payday loans). Pregunte a la oficina estatal de prestamistas antes de pagar: quizá deba menos o nada',
    NC: 'la ley prohíbe préstamos a esos precios (payday loans). Pregunte a la oficina estatal de prestamistas antes de pagar: quizá deba menos o nada',
    NJ: 'la ley prohíbe préstamos a esos precios (payday loans). Pregunte a la oficina estatal de prestamistas antes de pagar: quizá deba menos o nada',
    NY: 'la ley prohíbe préstamos a esos precios (payday loans). Pregunte a la oficina estatal de prestamistas antes de pagar: quizá deba menos o nada',
    PA: 'la ley prohíbe préstamos a esos precios (payday loans). Pregunte a la oficina estatal de prestamistas antes de pagar: quizá deba menos o nada',
    TX: 'un prestamista no puede amenazarle con un delito por un payday loan. Muchas ciudades limitan esos préstamos. Quéjese a la oficina estatal de prestamistas',
  }),
}
