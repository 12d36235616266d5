/** Questions about a refusal of PIP, and about Maternity Allowance: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PIP_NO_POINTS_ES: Words = {
  'gb.ask-benefit.pip-no-points': {
    says: 'Pida una nueva revisión (mandatory reconsideration) en el mes tras la decisión, por teléfono o carta, y el informe del evaluador. Mírelo actividad por actividad. Diga qué puntos encajan con usted y que no puede hacerlo con seguridad, bastante bien, tantas veces como hace falta o en un tiempo normal. Esa es la prueba, no lo que sale una vez. Añada cartas de médicos y de quien le ve, y un diario de dos semanas. Si sigue el no, tiene un mes para un recurso gratis; muchos ganan ahí.',
  },
  'gb.ask-benefit.maternity-allowance': {
    says: 'Casi siempre le toca si trabajó, por cuenta ajena o propia, al menos 26 de las 66 semanas antes de la semana prevista del parto. En 13 de ellas, no seguidas, debió ganar £30 o más. Haber perdido luego el empleo no importa. Es para quien no puede cobrar SMP, por ejemplo porque el empleo acabó antes de la semana 15 previa a esa semana. Dura 39 semanas: una cuota fija, o el 90% de su sueldo si es menos. Se pide con el formulario MA1 desde la semana 26. La cuota de £27 es para otros casos, como trabajo sin paga en la empresa del marido.',
  },
}
