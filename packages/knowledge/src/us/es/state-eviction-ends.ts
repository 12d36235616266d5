/** The Spanish words of the rows in ../state-eviction-ends.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_EVICTION_ENDS_ES: Words = {
  ...stateWords('eviction-day', {
    'IL MI NC NJ OH':
      'casi nunca necesita una contestación escrita para que lo escuchen. Vaya a la corte el día de la citación (summons) y lleve sus pruebas',
    AZ: 'el juicio casi siempre llega de tres a seis días después de la citación (summons). Vaya ese día y lleve una contestación escrita si puede',
    MA: 'presente una contestación escrita (answer) antes del día de los papeles. Diga qué está mal en la vivienda y qué ha pagado',
    WA: 'conteste por escrito antes del día de la citación (summons). Con pocos ingresos puede tener un abogado gratis',
  }),
  ...stateWords('eviction-stay', {
    AZ: 'un oficial debe casi siempre esperar cinco días después del fallo. Si fue a la corte, tiene esos cinco días para apelar',
    GA: 'tiene siete días para apelar la orden. Mientras espera, casi siempre debe pagar la renta a la corte',
    IL: 'puede pedir al juez en 30 días que anule la orden, o más tiempo para mudarse',
    MA: 'tiene diez días para apelar. Si no hizo nada malo, el juez puede darle seis meses para mudarse, o 12 desde los 60 años o con una discapacidad',
    MI: 'el dueño debe casi siempre esperar diez días después del fallo. En ese tiempo puede pagar, apelar o pedir una pausa (stay)',
    NC: 'tiene diez días para apelar. Puede quedarse si paga cada renta al secretario de la corte (clerk)',
    NJ: 'un oficial debe casi siempre esperar tres días hábiles. Si paga toda la renta, el juez puede darle hasta seis meses más',
    OH: 'el alguacil (bailiff) casi siempre actúa en diez días desde la orden. Pida enseguida al juez una pausa (stay)',
  }),
  ...stateWords('eviction-record', {
    IL: 'una corte puede ocultar un expediente de desalojo si el caso no tenía buena base en los hechos o la ley. Oculta los que vienen de una ejecución contra el propietario',
    'AZ MA WA':
      'una corte puede sellar algunos registros de desalojo, sobre todo si ganó o si el caso se retiró',
  }),
  ...stateWords('left-things', {
    'AZ MA NC NJ WA':
      'las cosas que dejó se deben casi siempre guardar un tiempo. Escriba enseguida que las quiere',
  }),
}
