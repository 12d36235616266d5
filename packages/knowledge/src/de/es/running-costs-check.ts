/** The Spanish words of the rows in ../running-costs-check.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RUNNING_COSTS_CHECK_ES: Words = {
  'de.costs.element-period': {
    says: 'Una cuenta debe decir su periodo, doce meses como máximo.',
    name: 'El periodo de la cuenta',
    ifMissing: 'No vemos el periodo. Una cuenta debe decir para qué doce meses vale.',
  },
  'de.costs.element-total': {
    says: 'Una cuenta debe mostrar el coste total del edificio.',
    name: 'El coste total del edificio',
    ifMissing: 'No vemos el coste total. Sin él no debe pagar más. Pídalo.',
  },
  'de.costs.element-key': {
    says: 'Una cuenta debe decir cómo se reparten los costes. Si no se acordó nada, cuenta la superficie.',
    name: 'La clave de reparto',
    ifMissing: 'No vemos la clave de reparto. Pregunte cómo se calculó su parte.',
  },
  'de.costs.element-paid': {
    says: 'Una cuenta debe restar lo que ya pagó.',
    name: 'Sus pagos anticipados',
    ifMissing: 'No vemos sus pagos mensuales. Se deben restar.',
  },
  'de.costs.insight-items': {
    says: 'La cuenta habla de administración o reparaciones. Los inquilinos de una vivienda no las deben.',
    actionable: 'Escriba que no debe esa partida y pida una suma nueva.',
  },
  'de.costs.insight-cable': {
    says: 'Desde el 1 de julio de 2024 el casero ya no puede cobrar la televisión por cable.',
    actionable: 'Reste la parte de los meses desde julio de 2024.',
  },
  'de.costs.insight-heating': {
    says: 'La calefacción y el agua caliente se deben cobrar sobre todo por consumo. Si no, puede reducir su parte un 15 %.',
    actionable: 'Mire si la calefacción va por consumo. Si no, reste el 15 % de su parte.',
  },
  'de.costs.insight-carbon': {
    says: 'El casero debe asumir una parte del precio del CO2 y mostrarla. Si falta, puede reducir la calefacción un 3 %.',
    actionable: 'Pida el reparto de los costes de CO2, o reste el 3 % de su calefacción.',
  },
}
