/** Spanish: the words of the rows in ../dismissal-reasons.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_REASONS_ES: Words = {
  'gb.job.right-leave': {
    says: 'Despedirle por un nacimiento o por su permiso es ilegal, sin exigir antigüedad. ¿Está embarazada, o de permiso de maternidad o adopción? Entonces la empresa debe dar sus razones por escrito sin que las pida.',
  },
  'gb.job.right-new-terms': {
    says: 'Antes de despedir para cambiar contratos, la empresa debe seguir un código oficial y hablar claro. Si no, el tribunal puede subir su dinero un cuarto. Desde enero de 2027 la ley es mucho más dura. Pregunte al sindicato o a Acas.',
  },
  'gb.job.right-visa': {
    says: '¿Pidió quedarse antes de que acabara su permiso? Entonces puede seguir trabajando hasta la decisión. La empresa puede comprobarlo en el Home Office y debería hacerlo antes de despedir.',
  },
  'gb.job.right-union': {
    says: 'Es ilegal despedirle por actividad sindical o afiliación. No se exige antigüedad. Llame hoy al sindicato: un tribunal puede ordenar que siga la paga si lo pide en siete días desde el fin. El sindicato debe firmar un papel para ello.',
  },
  'gb.job.right-minimum': {
    says: 'Si cobró menos del mínimo, aún puede reclamarlo. Los inspectores del Estado pueden ordenarlo hasta seis años atrás, gratis: avise a la Fair Work Agency. Una demanda propia suele alcanzar menos tiempo, así que empiece pronto. Cobrar en efectivo no cambia nada: las vacaciones no usadas también se pagan.',
  },
}
