/** What people believe of small claims and bailiffs, put right: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BELIEFS_COURT_ES: Words = {
  'gb.ask-small.lawyer-and-costs': {
    says: 'En small claims no hace falta abogado, y casi siempre cada uno paga el suyo. Quien pierde puede deber tasas, una suma fija pequeña, viajes, hasta £95 al día de sueldo y hasta £750 de perito. El abogado del otro solo se suma si usted actuó sin razón. El límite suele ser £10,000.',
  },
  'gb.ask-bailiff.kept-out': {
    says: 'Si nunca les deja entrar, los bailiffs casi nunca pueden tomar lo que hay dentro. Pero pueden poner un cepo o llevarse su coche de la entrada o la calle, y lo que esté fuera. Cada fase suma gastos. Por multas penales pueden entrar a la fuerza. Hable con la puerta cerrada y ofrezca un plan que pueda cumplir.',
  },
  'gb.ask-bailiff.childs-things': {
    says: 'Lo que es de su hijo, como una consola regalada, no se puede tomar por su deuda. Una que es de usted, sí. Diga enseguida de quién es y muestre un recibo, una foto o una tarjeta. Si la apuntan o se la llevan igual, escriba ese día. En la primera visita no tiene que dejarles entrar.',
  },
}
