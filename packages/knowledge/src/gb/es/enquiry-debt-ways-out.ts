/** Questions about time to breathe, bankruptcy and the home: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_WAYS_OUT_ES: Words = {
  'gb.ask-debt.breathing-space': {
    says: 'Pregunte a un asesor de deudas por la pausa legal (breathing space). Durante 60 días para casi todos los intereses, cartas y acciones. Si recibe atención de crisis de salud mental, puede durar más.',
  },
  'gb.ask-debt.moratorium-scotland': {
    says: 'En Escocia puede pedir una moratoria (moratorium). Impide que los acreedores ejecuten deudas durante seis meses. Los intereses siguen corriendo. Hable antes con un asesor (money adviser).',
  },
  'gb.ask-debt.statutory-demand': {
    says: 'No es una orden judicial, pero no lo ignore. Tras 21 días pueden pedir su quiebra si debe £5,000 o más. Si disputa la deuda o no firmó nada, pida al juzgado en 18 días que lo anule. Si es deuda de una empresa, mire si dio un aval personal. Busque consejo gratis hoy.',
  },
  'gb.ask-debt.bankrupt': {
    says: 'Un acreedor solo puede pedir su quiebra (bankruptcy) por £5,000 o más. Si tiene un requerimiento formal (statutory demand), tiene 18 días para pedir al juzgado que lo anule. Pida consejo hoy.',
    dependsOn: 'si debe a ese acreedor £5,000 o más',
  },
  'gb.ask-debt.home': {
    says: 'Por una tarjeta o un préstamo sin garantía necesitan antes una sentencia (judgment). Luego pueden pedir una carga sobre su casa (charge). Una venta forzosa es rara, y debe decidirla un juez.',
    dependsOn: 'si la deuda está garantizada con su casa, o hay una sentencia',
  },
}
