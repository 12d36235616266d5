/** The Spanish words of the rows in ../enquiry-divorce.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DIVORCE_ES: Words = {
  'de.ask-family.divorce': {
    says: 'Hace falta un año de separación (Trennungsjahr) y un abogado lo pide al juez de familia. Tras tres años nadie tiene que estar de acuerdo.',
  },
  'de.ask-family.divorce-money': {
    says: 'Sin contrato cada uno conserva lo suyo. Quien ganó más en el matrimonio paga la mitad de la diferencia (Zugewinnausgleich). También se reparten las pensiones. Durante la separación puede pedir una pensión (Trennungsunterhalt). Pídala pronto por escrito: cuenta desde entonces. Vea a un abogado de familia.',
  },
  'de.ask-family.divorce-cost': {
    says: 'Si están de acuerdo, basta un abogado: solo lo necesita quien presenta la solicitud. El coste depende de tres meses de ingreso neto de ambos; pregunte antes la suma. Con pocos ingresos ayuda el tribunal (Verfahrenskostenhilfe). Un abogado no puede actuar por los dos.',
  },
}
