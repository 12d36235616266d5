/** The Spanish words of the rows in ../state-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_WORK_ES: Words = {
  ...stateWords('fair-work', {
    'HI IN KY':
      'la ley estatal prohíbe despedir por raza, sexo, religión, discapacidad y similares. Quéjese ante el estado en 180 días',
    'ID MN':
      'la ley estatal prohíbe despedir por raza, sexo, religión, discapacidad y similares. Tiene un año para quejarse ante el estado',
    KS: 'la ley estatal prohíbe despedir por raza, sexo, religión, discapacidad y similares. Quéjese ante el estado en seis meses',
    AR: 'la ley estatal prohíbe despedir por raza, sexo, religión o discapacidad en firmas de nueve o más. Quéjese ante la EEOC federal en 180 días o demande en un año',
    LA: 'la ley estatal prohíbe despedir por raza, sexo, religión, discapacidad y similares en firmas de 20 o más. Demande en un año, y escriba a la firma 30 días antes',
    'CO CT IA ME MD':
      'la ley estatal prohíbe despedir por raza, sexo, religión, discapacidad y similares. Quéjese ante el estado en 300 días',
    GA: 'casi todos los casos de discriminación en el trabajo van a la EEOC federal. Quéjese en 180 días',
    AZ: 'la ley estatal prohíbe despedir por raza, sexo, edad, discapacidad y similares en firmas de 15 o más. Quéjese ante el estado en 180 días',
    CA: 'las firmas con cinco empleados o más deben hablar con usted sobre ajustes por discapacidad. Tiene tres años para quejarse ante el estado',
    FL: 'la ley estatal prohíbe despedir por raza, sexo, edad, discapacidad y similares en firmas de 15 o más. Quéjese ante el estado en 365 días',
    IL: 'la ley estatal prohíbe despedir por raza, sexo, edad, discapacidad y similares, también en firmas muy pequeñas. Tiene dos años para quejarse ante el estado',
    MA: 'la ley estatal prohíbe despedir por raza, sexo, edad, discapacidad y similares en firmas de seis o más. Quéjese ante el estado (MCAD) en 300 días',
    MI: 'la ley estatal prohíbe despedir por raza, sexo, edad, discapacidad y similares, también en firmas pequeñas. Quéjese en 180 días o demande en tres años',
    NC: 'no pueden despedirle por reclamar sueldo, seguridad o una lesión. Quéjese ante el estado en 180 días',
    NJ: 'la ley estatal prohíbe despedir por raza, sexo, edad, discapacidad y similares, también en firmas pequeñas. Quéjese en 180 días o demande en dos años',
    NY: 'la ley estatal prohíbe despedir por raza, sexo, edad, discapacidad y similares, también en firmas muy pequeñas. Tiene tres años para quejarse ante el estado',
    OH: 'la ley estatal prohíbe despedir por raza, sexo, edad, discapacidad y similares en firmas de cuatro o más. Tiene dos años para quejarse ante el estado',
    PA: 'la ley estatal prohíbe despedir por raza, sexo, edad, discapacidad y similares en firmas de cuatro o más. Quéjese ante el estado en 180 días',
    TX: 'la ley estatal prohíbe despedir por raza, sexo, edad, discapacidad y similares en firmas de 15 o más. Quéjese ante el estado en 180 días',
    VA: 'la ley estatal prohíbe despedir por raza, sexo, edad, discapacidad y similares en empresas de cinco o más, y pide ajustes por discapacidad. Quéjese en 180 días para ir seguro: por hechos desde el 1 de julio de 2026 el estado da dos años y la ley federal 300 días',
    WA: 'la ley estatal prohíbe despedir por raza, sexo, edad, discapacidad y similares en firmas de ocho o más. Quéjese en seis meses o demande en tres años',
  }),
  ...stateWords('mass-layoff', {
    CA: 'una firma con 75 empleados o más debe avisar 60 días antes de un despido masivo, o pagar esos días',
    IL: 'una firma con 75 empleados o más debe avisar 60 días antes de un despido masivo',
    NJ: 'un despido masivo exige 90 días de aviso y una semana de sueldo por cada año trabajado',
    NY: 'una firma con 50 empleados o más debe avisar 90 días antes de un despido masivo, o pagar una parte',
    OH: 'una firma con 100 empleados o más debe avisar 60 días antes de despedir a 50 o más',
  }),
  ...stateWords('sick-pay', {
    CA: 'puede pedir el seguro estatal de incapacidad (SDI) mientras está demasiado enfermo para trabajar',
    MA: 'puede pedir al estado licencia médica pagada hasta 20 semanas, con su puesto guardado',
    NJ: 'puede pedir pago por incapacidad temporal hasta 26 semanas mientras está demasiado enfermo para trabajar',
    NY: 'puede pedir pago por incapacidad hasta 26 semanas mientras está demasiado enfermo para trabajar',
    WA: 'puede pedir al estado licencia médica pagada mientras está demasiado enfermo para trabajar',
  }),
}
