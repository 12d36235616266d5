/** Questions about an estate, savings and things sold while on assistance: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OWN_MONEY_ON_ASSISTANCE_ES: Words = {
  'nl.ask.benefit-inheritance': {
    says: 'Comuníquelo enseguida al municipio, mejor por escrito. Una herencia cuenta como ahorro, no como ingreso mensual. Hasta el límite de ahorro de su hogar la ayuda sigue igual. Por encima, se para hasta que vuelva a estar por debajo con una vida normal. Cuenta el día de la muerte: desde entonces pueden pedir la ayuda de vuelta. Antes se restan deudas y gastos del entierro. Recurra en seis semanas.',
  },
  'nl.ask.benefit-selling': {
    says: 'Vender de vez en cuando sus cosas usadas en general no es ingreso: solo convierte en dinero lo que ya es suyo. Pero comprar o fabricar para vender, o vender a menudo, cuenta como trabajo o ingreso. Dígaselo antes al municipio, o puede pedir el dinero con multa. Lleve una lista: qué, por cuánto y de dónde. ¿Ya llegó una carta? Recurra en seis semanas, con la lista.',
  },
}
