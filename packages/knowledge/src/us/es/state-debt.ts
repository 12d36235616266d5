/** The Spanish words of the rows in ../state-debt.ts, by state. */
import type { Words } from '@plainletter/contracts/rule'

import { STATES } from '../state.ts'
import { nameOf } from './states.ts'

const FIRST_LENDER =
  'también el primer prestamista debe seguir reglas justas de cobro, no solo el cobrador'
const LICENSE = 'un cobrador necesita licencia del estado, y la ley dice lo que no puede hacer'

const ACTS: Readonly<Record<string, string>> = {
  CA: FIRST_LENDER,
  CO: 'un cobrador necesita licencia del estado y debe seguir la ley propia del estado',
  FL: 'el primer prestamista no puede acosarle ni reclamar una deuda que sabe que no se debe',
  AZ: 'una agencia de cobro necesita licencia del estado y no puede usar engaños ni amenazas',
  GA: 'los actos injustos en el cobro violan la ley estatal, y puede demandar después de escribir',
  NJ: 'una agencia de cobro debe depositar una fianza ante el estado y no puede usar engaños',
  OH: 'los actos injustos o engaños en el cobro violan también la ley estatal, y puede demandar',
  VA: 'una carta hecha para parecer un papel de la corte viola la ley estatal',
  IL: LICENSE,
  MA: 'un acreedor puede llamarle como mucho dos veces en siete días por una deuda',
  MD: FIRST_LENDER,
  MI: 'la ley dice lo que no pueden hacer un cobrador ni un prestamista, y puede demandar por ello',
  MN: LICENSE,
  NC: FIRST_LENDER,
  NY: 'un cobrador debe casi siempre enviar prueba de la deuda en 60 días desde que la pide por escrito',
  PA: FIRST_LENDER,
  TX: 'puede disputar por escrito una deuda ante un cobrador, y tiene 30 días para revisarla',
  WA: LICENSE,
  WI: FIRST_LENDER,
}

const PAY: Readonly<Record<string, string>> = {
  AL: 'por una deuda normal pueden tomar como mucho la cuarta parte de su sueldo tras deducciones',
  ID: 'por una deuda normal pueden tomar como mucho la cuarta parte de su sueldo tras deducciones',
  KY: 'por una deuda normal pueden tomar como mucho la cuarta parte de su sueldo tras deducciones',
  LA: 'por una deuda normal pueden tomar como mucho la cuarta parte de su sueldo tras deducciones',
  CT: 'pueden tomar como mucho la cuarta parte de su sueldo. Está protegido hasta 40 veces el salario mínimo por semana',
  DC: 'pueden tomar como mucho la cuarta parte de su sueldo. Está protegido hasta 40 veces el salario mínimo por semana',
  DE: 'por una deuda normal pueden tomar como mucho el 15% de su sueldo',
  HI: 'pueden tomar como mucho el 5% de los primeros $100 de sueldo al mes, el 10% de los siguientes $100 y el 20% del resto',
  IA: 'cada acreedor puede tomar solo una suma fija de su sueldo al año: de $250 a $2,000 si gana menos de $50,000',
  IN: 'pueden tomar como mucho la cuarta parte de su sueldo tras deducciones. Con buena razón un juez puede bajarla a la décima parte',
  KS: 'pueden tomar como mucho la cuarta parte de su sueldo tras deducciones. Si estuvo enfermo sin trabajar más de dos semanas, nada hasta dos meses después',
  MN: 'pueden tomar de la décima a la cuarta parte de su sueldo, según lo que gana. Está protegido hasta 40 veces el salario mínimo por semana',
  AZ: 'pueden tomar como mucho la décima parte de su sueldo por una deuda normal',
  CA: 'pueden tomar como mucho la quinta parte de su sueldo por una deuda normal, y menos de un sueldo bajo',
  CO: 'pueden tomar como mucho la quinta parte de su sueldo por una deuda normal, y menos de un sueldo bajo',
  FL: 'está protegido el sueldo de quien mantiene a su familia, hasta $750 por semana. Pídalo por escrito',
  GA: 'pueden tomar como mucho la cuarta parte de su sueldo tras deducciones, o 15% por un préstamo estudiantil privado',
  MI: 'puede pedir a la corte pagar en partes. Mientras lo haga, no pueden tomar su sueldo',
  OH: 'deben enviarle un aviso 15 días antes de pedir tomar su sueldo. Entonces puede pedir a la corte un administrador (trusteeship)',
  VA: 'pueden tomar como mucho la cuarta parte de su sueldo. Está protegido hasta 40 veces el salario mínimo por semana',
  IL: 'pueden tomar como mucho el 15% de su sueldo bruto por una deuda normal',
  MA: 'pueden tomar como mucho el 15% de su sueldo bruto por una deuda normal',
  NJ: 'pueden tomar casi siempre como mucho la décima parte de su sueldo por una deuda normal',
  NY: 'pueden tomar como mucho la décima parte de su sueldo bruto por una deuda normal',
  WA: 'por una deuda de consumo está protegida más parte de su sueldo que con la ley federal',
}

export const STATE_DEBT_ES: Words = Object.fromEntries(
  STATES.flatMap((state) => {
    const code = state.key.slice(-2).toUpperCase()
    const act = ACTS[code]
    const pay = PAY[code]
    const name = nameOf(state)
    return [
      ...(act ? [[`${state.key}.collection-act`, { says: `En ${name} ${act}.` }]] : []),
      ...(act ? [[`${state.key}.collection-act-case`, { says: `En ${name} ${act}.` }]] : []),
      ...(pay ? [[`${state.key}.safe-pay`, { says: `En ${name} ${pay}.` }]] : []),
    ]
  }),
)
