/** The Spanish words of the rows in ../state-wages.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_WAGES_ES: Words = {
  ...stateWords('unpaid-wages', {
    AZ: 'puede demandar por el triple del sueldo sin pagar, o reclamar una suma menor ante el estado en un año',
    CA: 'puede presentar gratis un reclamo de sueldo ante el Comisionado Laboral. Casi todos llegan a tres años atrás',
    FL: 'puede demandar por sueldo sin pagar, y el que pierde puede pagar los abogados. Por salario mínimo escriba antes',
    IL: 'puede reclamar el sueldo sin pagar y un 5% más por cada mes de retraso',
    MA: 'quéjese primero ante el fiscal general (Attorney General). Luego puede reclamar el triple del sueldo sin pagar y los honorarios, durante tres años',
    MI: 'tiene 12 meses para presentar gratis una queja de sueldo ante el estado',
    NC: 'tiene dos años para reclamar sueldo sin pagar, y puede recibir otro tanto',
    NJ: 'tiene seis años para reclamar sueldo sin pagar, y puede recibir hasta el doble además',
    NY: 'tiene seis años para reclamar sueldo sin pagar, y puede recibir otro tanto',
    OH: 'el sueldo con más de 30 días de retraso y sin disputa gana un 6% o $200 más',
    PA: 'tiene tres años para reclamar sueldo sin pagar, y casi siempre puede recibir un 25% más',
    TX: 'tiene 180 días para presentar gratis un reclamo de sueldo ante el estado',
    VA: 'puede demandar en tres años por el sueldo sin pagar, otro tanto, y el triple si fue a propósito',
    WA: 'puede presentar gratis una queja de sueldo ante el estado en tres años, o demandar por el doble si fue a propósito',
  }),
  ...stateWords('overtime', {
    CA: 'la mayoría de los trabajadores recibe pago y medio después de 8 horas al día o 40 por semana, y doble después de 12 horas',
    IL: 'la ley estatal también exige pago y medio después de 40 horas por semana para la mayoría de los trabajadores',
    MA: 'la ley estatal también exige pago y medio después de 40 horas por semana para la mayoría de los trabajadores',
    MI: 'la ley estatal también exige pago y medio después de 40 horas por semana para la mayoría de los trabajadores',
    NC: 'la ley estatal también exige pago y medio después de 40 horas por semana para la mayoría de los trabajadores',
    NJ: 'la ley estatal también exige pago y medio después de 40 horas por semana para la mayoría de los trabajadores',
    NY: 'la ley estatal también exige pago y medio después de 40 horas por semana para la mayoría de los trabajadores',
    OH: 'la ley estatal también exige pago y medio después de 40 horas por semana para la mayoría de los trabajadores',
    PA: 'la ley estatal también exige pago y medio después de 40 horas por semana para la mayoría de los trabajadores',
    VA: 'la ley estatal también exige pago y medio después de 40 horas por semana para la mayoría de los trabajadores',
    WA: 'la ley estatal también exige pago y medio después de 40 horas por semana para la mayoría de los trabajadores',
  }),
  ...stateWords('tips', {
    CA: 'las propinas son de los trabajadores. El dueño o un gerente no puede quedarse con nada ni usarlas para pagar su sueldo',
    WA: 'las propinas son de los trabajadores. El dueño o un gerente no puede quedarse con nada ni usarlas para pagar su sueldo',
    NY: 'las propinas son de los trabajadores. El dueño o un gerente no puede quedarse con ninguna parte',
    IL: 'las propinas son de los trabajadores. El dueño o un gerente no puede quedarse con ninguna parte',
    MA: 'las propinas son de quienes atienden. El dueño o un gerente no puede tomar nada, y usted puede reclamar tres veces la suma',
  }),
  ...stateWords('pay-cuts', {
    OH: 'sin un acuerdo claro con usted, un empleador no puede descontar de su pago cosas o herramientas rotas',
    'AZ IL MA MI NC NJ WA':
      'un jefe puede quitar dinero del sueldo solo en los casos que nombra la ley. Faltantes y roturas casi siempre exigen su permiso escrito, o están prohibidos',
  }),
  ...stateWords('minimum-wage', {
    'AZ IL MA MI NJ OH WA':
      'el salario mínimo es más alto que el federal. Vea la suma de este año en la página laboral del estado y reclame allí',
    'GA NC': 'para casi todos los trabajadores vale el salario mínimo federal de $7.25 la hora',
  }),
}
