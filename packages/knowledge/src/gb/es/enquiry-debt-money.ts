/** Questions about the bank account, not being able to pay, the credit file and loans: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_MONEY_ES: Words = {
  'gb.ask-debt.bank-account': {
    says: 'Un cobrador (debt collector) no puede tocar su cuenta. Tras una sentencia (judgment) un juzgado puede bloquearla. Si debe a su propio banco, quizá pueda mover su dinero. Pida consejo.',
    dependsOn: 'si hay una sentencia, y si la deuda es con su propio banco',
  },
  'gb.ask-debt.ignore': {
    says: 'Una carta de un cobrador (debt collector) por sí sola no puede hacerle nada. Pero una deuda real que ignora puede acabar en el juzgado. Conteste, pida pruebas y nunca ignore un formulario judicial.',
    dependsOn: 'si la deuda es suya y no demasiado vieja',
  },
  'gb.ask-debt.cannot-pay': {
    says: 'Pague primero su vivienda, calefacción, comida e impuesto municipal (council tax). Luego llame a un asesor de deudas gratuito. Puede preparar un plan, una pausa o una forma de cancelar deudas.',
  },
  'gb.ask-debt.credit-effect': {
    says: 'Una carta que pide dinero no añade nada a su historial de crédito. Cuenta lo que informa el prestamista o proveedor: un pago tardío o un impago (default), que queda seis años. Una sentencia también figura seis años; en Inglaterra y Gales no si la paga entera en un mes. Mire primero su informe gratis y pregunte a la empresa qué ha informado.',
    dependsOn: 'qué se ha informado y si llega al tribunal',
  },
  'gb.ask-debt.credit-file': {
    says: 'Un impago (default) queda seis años desde su fecha, pagado o no. Pagarlo lo marca como saldado, y eso suele gustar más a los prestamistas. Solo debe quitarse una anotación errónea: no es su deuda, fecha mala o no había atraso. Pida la corrección por escrito. Si se niegan: Financial Ombudsman o Information Commissioner.',
  },
  'gb.ask-debt.payday': {
    says: 'Puede reclamar si prestaron sin las comprobaciones debidas. Pida que devuelvan los intereses. Después de ocho semanas, o de una respuesta final, vaya gratis al Financial Ombudsman.',
  },
  'gb.ask-debt.real-letter': {
    says: 'No use el número ni el enlace del mensaje. Busque la empresa en el FCA Register y llame al número de allí. Pida la deuda por escrito.',
    dependsOn: 'si la empresa lo confirma en un número que usted mismo encontró',
  },
  'gb.ask-debt.ni-rates': {
    says: 'Llame hoy a Land & Property Services al 0300 200 7801 y ofrezca un plan. Si paga en siete días lo que dice un recordatorio, sus plazos siguen. Tras una final notice tiene diez días. Con ingresos bajos pida ayuda: Rate Rebate con Universal Credit, o Housing Benefit para rates. Un proceso judicial añade costes; respóndalo. Advice NI ayuda gratis: 0800 915 4604.',
  },
}
