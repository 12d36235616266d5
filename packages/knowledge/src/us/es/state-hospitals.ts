/** The Spanish words of the rows in ../state-hospitals.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_HOSPITALS_ES: Words = {
  ...stateWords('hospital-help', {
    GA: 'muchos hospitales dan atención gratis o más barata con pocos ingresos (ICTF). Pida el formulario antes de pagar',
    AZ: 'el interés de una deuda médica puede ser como mucho 3% al año',
    CA: 'los hospitales deben dar atención gratis o más barata con ingresos bajos y esperar 180 días antes de demandar. La ley estatal saca la deuda médica de los informes de crédito',
    CO: 'los hospitales deben revisar si le toca ayuda hasta 250% de la línea de pobreza. Los pagos se limitan según su ingreso y el cobro debe esperar',
    FL: 'el hospital debe darle una cuenta detallada y revisar si le toca ayuda antes de vender la deuda, informarla o demandar',
    IL: 'los hospitales deben revisar si puede recibir ayuda antes de mandar la cuenta a cobro',
    MA: 'el Health Safety Net paga la atención hospitalaria con ingresos bajos. Pregunte antes de pagar',
    MD: 'los hospitales deben dar atención gratis o más barata con ingresos bajos, y un plan de pago antes de demandar',
    MN: 'los hospitales deben revisar si los pacientes sin seguro pueden recibir ayuda. La ley estatal saca la deuda médica de los informes de crédito',
    NC: 'el hospital debe enviar una cuenta clara y escribirle 30 días antes de mandarla a cobranza',
    NJ: 'la ayuda hospitalaria (charity care) es gratis o barata con ingresos bajos. La ley estatal saca la deuda médica de los informes de crédito',
    NY: 'los hospitales deben ofrecer atención más barata con ingresos bajos y un plan de pago. La ley estatal saca la deuda médica de los informes de crédito',
    OH: 'los hospitales deben dar atención básica gratis si su ingreso está en la línea de pobreza o por debajo',
    TX: 'el hospital debe darle una cuenta detallada. No puede cobrar la deuda antes de hacerlo',
    VA: 'los hospitales deben revisar si los pacientes sin seguro pueden recibir ayuda y un plan de pago',
    WA: 'los hospitales deben dar atención gratis o más barata con ingresos bajos y medios, y deben avisarle',
  }),
}
