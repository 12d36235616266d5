/** Questions about the income that is needed to bring a husband, wife or partner: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARTNER_VISA_INCOME_ES: Words = {
  'gb.ask-immigration.partner-income': {
    dependsOn: 'sus ingresos, ahorros y ayudas',
    says: 'Para el primer visado de pareja hacen falta 29.000 £ brutas al año; antes del 11 de abril de 2024 era menos. Los hijos ya no suben la suma. El ahorro ayuda: lo que pasa de 16.000 £, guardado seis meses, cuenta dividido por 2,5. Solo con ahorro son 88.500 £. Con PIP, Carer’s Allowance o similar la suma no vale: muestre que les alcanza para vivir. Quien pidió antes de ese día conserva la suma de 18.600 £. ¿Gana menos? Vea a un asesor registrado antes de pagar.',
  },
}
