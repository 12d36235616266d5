/** Questions on a house to be torn down, money paid before a lease, and residents' groups: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOME_AND_NEIGHBOURS_ES: Words = {
  'jp.ask.house-torn-down': {
    says: 'No tiene que aceptar. En un contrato normal el dueño necesita buena causa y seis meses de aviso. La edad o la venta casi nunca bastan sin dinero para la mudanza (立退料). No firme. Pida la razón por escrito y diga sus gastos.',
  },
  'jp.ask.application-money': {
    says: 'Sí, si el contrato aún no estaba hecho. El agente debe devolver el dinero de solicitud (申込金). Hecho el contrato, mire sus cláusulas. Pídalo por escrito con un último día y avise a la oficina de agentes de la prefectura.',
  },
  'jp.ask.residents-group': {
    says: 'Sí. La asociación de vecinos es libre y puede salir cuando quiera por escrito. Las cuotas de después no se deben. Los gastos comunes, como la luz, pueden quedar. Si le prohíben el sitio de la basura, pregunte a la ciudad.',
  },
}
