/** Questions about pay and papers that the firm owes when a job ends: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVING_PAPERS_ES: Words = {
  'jp.ask.fired-and-unpaid': {
    says: 'Se le deben ambas cosas. Un despido repentino exige buena razón y 30 días de aviso, salvo en los primeros 14 días de prueba; sin aviso la empresa debe 30 días de paga (解雇予告手当). El trabajo hecho se paga en siete días desde que lo pide. Pida hoy por escrito ambas cosas y la razón. No firme una renuncia. Vale también a tiempo parcial. Si no, vaya a la inspección (労働基準監督署) con turnos y mensajes. Para el sueldo tiene tres años.',
  },
  'jp.ask.leaving-slip': {
    says: 'Pida por escrito el papel (離職票) con un último día. La empresa debe enviar los documentos a Hello Work en diez días tras su salida. No espere: vaya ya a Hello Work con identificación, nóminas y papeles. Puede presionar a la empresa y, unas dos semanas después del último día, empezar sin el papel. Si la razón es falsa, dígalo allí.',
  },
}
