/** The Spanish words of the rows in ../state-impostors.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_IMPOSTORS_ES: Words = {
  ...stateWords('false-officer', {
    AZ: 'es un delito hacerse pasar por un oficial. Llame al sheriff o a la policía a un número que busque usted',
    CA: 'es un delito hacerse pasar por un oficial. Llame al sheriff o a la policía a un número que busque usted',
    FL: 'es un delito hacerse pasar por un oficial. Llame al sheriff o a la policía a un número que busque usted',
    GA: 'es un delito hacerse pasar por un oficial. Llame al sheriff o a la policía a un número que busque usted',
    IL: 'es un delito hacerse pasar por un oficial. Llame al sheriff o a la policía a un número que busque usted',
    MA: 'es un delito hacerse pasar por un oficial. Llame al sheriff o a la policía a un número que busque usted',
    MI: 'es un delito hacerse pasar por un oficial. Llame al sheriff o a la policía a un número que busque usted',
    NC: 'es un delito hacerse pasar por un oficial. Llame al sheriff o a la policía a un número que busque usted',
    NJ: 'es un delito hacerse pasar por un oficial. Llame al sheriff o a la policía a un número que busque usted',
    NY: 'es un delito hacerse pasar por un oficial. Llame al sheriff o a la policía a un número que busque usted',
    OH: 'es un delito hacerse pasar por un oficial. Llame al sheriff o a la policía a un número que busque usted',
    PA: 'es un delito hacerse pasar por un oficial. Llame al sheriff o a la policía a un número que busque usted',
    TX: 'es un delito hacerse pasar por un oficial. Llame al sheriff o a la policía a un número que busque usted',
    VA: 'es un delito hacerse pasar por un oficial. Llame al sheriff o a la policía a un número que busque usted',
    WA: 'es un delito hacerse pasar por un oficial. Llame al sheriff o a la policía a un número que busque usted',
  }),
}
