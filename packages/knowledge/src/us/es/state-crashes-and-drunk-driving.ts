/** The Spanish words of the rows in ../state-crashes-and-drunk-driving.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_CRASHES_AND_DRUNK_DRIVING_ES: Words = {
  ...stateWords('crash', {
    WI: 'quien tiene más de la mitad de la culpa no recibe nada. El plazo es de tres años',
    SC: 'quien tiene más de la mitad de la culpa no recibe nada. El plazo es de tres años',
    CO: 'quien tiene la mitad de la culpa o más no recibe nada. El plazo por un choque de autos es de tres años',
    TN: 'quien tiene la mitad de la culpa o más no recibe nada. El plazo es de un año por lesiones y tres por daños a cosas',
    MO: 'su parte de culpa baja la suma',

    AZ: 'su parte de culpa baja la suma. El plazo para demandar es de dos años',
    CA: 'su parte de culpa baja la suma. El plazo es de dos años por lesiones y tres por daños a cosas',
    FL: 'quien tiene más de la mitad de la culpa casi nunca recibe nada. El plazo por descuido es de dos años',
    GA: 'quien tiene la mitad de la culpa o más no recibe nada. El plazo es de dos años por lesiones y cuatro por daños a cosas',
    IL: 'quien tiene más de la mitad de la culpa no recibe nada. El plazo es de dos años por lesiones y cinco por daños a cosas',
    MA: 'quien tiene más de la mitad de la culpa no recibe nada. Primero paga su propio seguro (PIP). El plazo es de tres años',
    MI: 'casi siempre paga su propio seguro. Por daños al auto el otro debe solo una suma pequeña con tope (mini-tort)',
    NC: 'quien tiene aun poca culpa casi nunca recibe nada. El plazo es de tres años',
    MD: 'quien tiene aun poca culpa casi nunca recibe nada. El plazo es de tres años',
    NJ: 'quien tiene más de la mitad de la culpa no recibe nada. El plazo es de dos años por lesiones y seis por daños a cosas',
    OR: 'quien tiene más de la mitad de la culpa no recibe nada. El plazo es de dos años por lesiones y seis por daños a cosas',
    NY: 'su parte de culpa baja la suma. Primero paga su propio seguro (no-fault). El plazo es de tres años',
    OH: 'quien tiene más de la mitad de la culpa no recibe nada. El plazo es de dos años',
    IN: 'quien tiene más de la mitad de la culpa no recibe nada. El plazo es de dos años',
    OK: 'quien tiene más de la mitad de la culpa no recibe nada. El plazo es de dos años',
    PA: 'quien tiene más de la mitad de la culpa no recibe nada. El plazo es de dos años',
    TX: 'quien tiene más de la mitad de la culpa no recibe nada. El plazo es de dos años',
    VA: 'quien tiene aun poca culpa casi nunca recibe nada. El plazo es de dos años por lesiones y cinco por daños a cosas',
    WA: 'su parte de culpa baja la suma. El plazo es de tres años',
  }),
  ...stateWords('drunk-license', {
    MA: 'si se negó a la prueba, vaya en persona a la oficina (registry) de Boston en 15 días. La audiencia es allí, y una carta no alarga el plazo',
    NC: 'tiene diez días para pedir una audiencia sobre la suspensión de 30 días',
    AZ: 'puede pedir audiencia sobre la suspensión en los días del aviso',
    CA: 'tiene solo diez días para pedir audiencia al DMV, aparte del caso en la corte',
    FL: 'tiene diez días desde el aviso para pedir una revisión formal, aparte del caso',
    GA: 'tiene 30 días para apelar la suspensión o elegir un permiso con dispositivo de encendido',
    IL: 'la suspensión empieza el día 46. Puede pedir a la corte que la anule en 90 días del aviso',
    MI: 'tiene 14 días para pedir audiencia si se negó a la prueba',
    OH: 'puede apelar la suspensión en la corte, casi siempre en 30 días desde su primer día de corte',
    PA: 'tiene 30 días desde el envío para apelar la suspensión ante la corte del condado',
    TX: 'tiene 15 días desde el aviso para pedir audiencia (ALR)',
    VA: 'la licencia se retira al momento por unos días. Puede pedir a la corte que lo revise',
    WA: 'tiene siete días desde el aviso para pedir audiencia',
  }),
}
