/** Spanish: the words of the rows in ../dismissal-reasons.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_REASONS_ES: Words = {
  'gb.job.right-leave': {
    says: 'Despedirle por un nacimiento o por su permiso es ilegal, sin exigir antigüedad. La empresa debe dar sus razones por escrito sin que las pida.',
  },
  'gb.job.right-new-terms': {
    says: 'Antes de despedir para cambiar contratos, la empresa debe seguir un código oficial y hablar claro. Si no, el tribunal puede subir su dinero un cuarto. Desde enero de 2027 la ley es mucho más dura. Pregunte al sindicato o a Acas.',
  },
  'gb.job.right-visa': {
    says: '¿Pidió quedarse antes de que acabara su permiso? Entonces puede seguir trabajando hasta la decisión. La empresa puede comprobarlo en el Home Office y debería hacerlo antes de despedir.',
  },
  'gb.job.right-union': {
    says: 'Es ilegal despedirle por actividad sindical o afiliación. No se exige antigüedad. Llame hoy al sindicato: un tribunal puede ordenar que siga la paga si lo pide en siete días desde el fin.',
  },
  'gb.job.right-minimum': {
    says: 'Si cobró menos del mínimo, puede reclamarlo hasta seis años atrás. Cobrar en efectivo no cambia nada: las vacaciones no usadas también se pagan.',
  },
}
