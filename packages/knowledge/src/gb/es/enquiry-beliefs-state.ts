/** What people believe of benefits, tax and juries, put right: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BELIEFS_STATE_ES: Words = {
  'gb.ask-benefit.pip-and-work': {
    says: 'La PIP no se corta por trabajar. Mira la ayuda que necesita, no el sueldo, las horas ni los ahorros. Avise si cambian sus necesidades y explique cómo se las arregla en el trabajo. Universal Credit sí mira el sueldo: avise allí enseguida.',
  },
  'gb.ask-tax.how-far-back': {
    says: 'HMRC suele tener cuatro años desde el fin del año fiscal para pedir más impuesto. Seis por descuido, doce por cierto dinero en el extranjero, veinte si fue adrede o nunca lo declaró. HMRC debe probar el plazo mayor. El impuesto ya fijado no acaba así.',
  },
  'gb.ask-jury.refuse': {
    says: 'Ser jurado es un deber; un simple no no vale. Quien falta sin buena razón puede pagar hasta £1,000. Pero puede pedir otra fecha o que le excusen por enfermedad, cuidado de alguien u otra buena razón. Conteste en siete días con prueba. Si dicen que no, pida al tribunal que lo revise.',
  },
}
