/** The Spanish words of the rows in ../state-unemployment.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_UNEMPLOYMENT_ES: Words = {
  ...stateWords('fired-benefits', {
    AZ: 'puede recibir desempleo (unemployment) si le despidieron sin mala conducta o se fue con buena razón',
    CA: 'puede recibir desempleo (unemployment) si le despidieron sin mala conducta o se fue con buena razón',
    FL: 'puede recibir desempleo (unemployment) si le despidieron sin mala conducta o se fue con buena razón',
    GA: 'puede recibir desempleo (unemployment) si le despidieron sin mala conducta o se fue con buena razón',
    IL: 'puede recibir desempleo (unemployment) si le despidieron sin mala conducta o se fue con buena razón',
    MA: 'puede recibir desempleo (unemployment) si le despidieron sin mala conducta o se fue con buena razón',
    MI: 'puede recibir desempleo (unemployment) si le despidieron sin mala conducta o se fue con buena razón',
    NC: 'puede recibir desempleo (unemployment) si le despidieron sin mala conducta o se fue con buena razón',
    NJ: 'puede recibir desempleo (unemployment) si le despidieron sin mala conducta o se fue con buena razón',
    NY: 'puede recibir desempleo (unemployment) si le despidieron sin mala conducta o se fue con buena razón',
    OH: 'puede recibir desempleo (unemployment) si le despidieron sin mala conducta o se fue con buena razón',
    PA: 'puede recibir desempleo (unemployment) si le despidieron sin mala conducta o se fue con buena razón',
    TX: 'puede recibir desempleo (unemployment) si le despidieron sin mala conducta o se fue con buena razón',
    VA: 'puede recibir desempleo (unemployment) si le despidieron sin mala conducta o se fue con buena razón',
    WA: 'puede recibir desempleo (unemployment) si le despidieron sin mala conducta o se fue con buena razón',
  }),
  ...stateWords('pay-back-waiver', {
    NJ: 'puede pedir que le perdonen la deuda si no tuvo culpa y devolver sería muy injusto',
    CA: 'no tiene que devolver si no tuvo culpa y sería muy difícil. Pida una exención (waiver)',
    FL: 'casi siempre debe devolver aunque no tenga culpa. Apele a tiempo si cree que es un error',
    GA: 'puede pedir una exención (waiver) si no tuvo culpa y sería injusto devolver',
    IL: 'sin fraude pueden quedarse parte de beneficios futuros, y puede pedir una exención (waiver)',
    MA: 'puede pedir una exención (waiver) si no tuvo culpa y devolver sería injusto o muy difícil',
    MI: 'puede pedir una exención (waiver) si no tuvo culpa y devolver sería muy difícil',
    OH: 'sin fraude se puede tomar de beneficios futuros por un tiempo limitado. Apele en 21 días',
    PA: 'sin culpa casi siempre se toma solo de beneficios futuros, en parte y por unos años',
    TX: 'no hay una exención general. Apele a tiempo y pida un plan de pagos',
    VA: 'puede pedir una exención (waiver) si no tuvo culpa y sería injusto devolver',
    WA: 'puede pedir una exención (waiver) si no tuvo culpa y sería injusto devolver',
  }),
  ...stateWords('jobless-appeal', {
    NC: 'un árbitro (appeals referee) oye su apelación. La carta dice el último día, y puede ser solo 10 días después del envío',
  }),
}
