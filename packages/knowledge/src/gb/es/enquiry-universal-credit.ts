/** Questions about money, a partner and deductions on Universal Credit: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNIVERSAL_CREDIT_ES: Words = {
  'gb.ask-benefit.savings': {
    says: 'Hasta £6,000 no cambia nada. De £6,000 a £16,000 pierde £4.35 al mes por cada £250. Por encima de £16,000 se acaba Universal Credit. Cuenta el dinero de la pareja. Comuníquelo ya en el diario. Puede pagar deudas y comprar lo necesario; lo regalado para conservar la ayuda sigue contando. Guarde recibos.',
    dependsOn: 'cuánto tienen usted y su pareja',
  },
  'gb.ask-benefit.partner-moves-in': {
    says: 'Ninguna ley fija un número de noches. Cuenta si viven como pareja en una casa: dinero, facturas, correo, hijos, cómo les ven. Una visita con casa propia no es pareja. Si se muda, comuníquelo ese día, pues pasan a pedir juntos. Guarde prueba de su dirección. Si le citan a una entrevista, busque antes consejo.',
    dependsOn: 'si viven como pareja en una casa',
  },
  'gb.ask-benefit.deductions': {
    says: 'Desde el 30 de abril de 2025 casi todos los descuentos juntos pueden quitar como mucho el 15 % de su asignación básica (standard allowance). Unos pocos, por renta o energía, pueden superarlo como último paso. Escriba en el diario, con presupuesto, que no puede vivir con el resto. Pida menos a DWP Debt Management y ayuda de crisis al ayuntamiento.',
  },
  'gb.ask-benefit.gifts': {
    says: 'El dinero que le da la familia o un amigo no es ingreso para Universal Credit: no le quita nada. Lo que guarde cuenta como ahorro: el pago solo baja por encima de £6,000 en total. No lo oculte si le preguntan; apunte quién se lo dio y por qué. Es distinto si le pagan un trabajo, o si su esposo o esposa le paga una pensión.',
  },
  'gb.ask-benefit.pip-income': {
    says: 'PIP, DLA, Attendance Allowance y Adult Disability Payment no quitan nada a Universal Credit. Incluso ayudan: con una de ellas el tope (benefit cap) no se le aplica. Dígalo en su diario y pregunte qué más puede recibir, como un carer element para quien le cuida.',
  },
  'gb.ask-benefit.third-child': {
    says: 'Sí. El límite de dos hijos acabó el 6 de abril de 2026. Desde entonces Universal Credit da una suma por cada hijo, desde su primer mes que empezó ese día o después. Los meses anteriores no se pagan. Comunique ya cada hijo. El tope (benefit cap) aún puede bajarlo. ¿Falta un hijo? Pida otra revisión (mandatory reconsideration) en un mes.',
  },
}
