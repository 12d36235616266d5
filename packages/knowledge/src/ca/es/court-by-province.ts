/** The Spanish words of the rows in ../court-by-province.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_BY_PROVINCE_WORDS: Words = {
  'ca.claim.qc-answer': {
    says: 'En Quebec tiene 15 días desde la entrega para responder a una citación (assignation). Contamos desde la fecha del papel, para ir a lo seguro.',
    action: 'Responda por escrito a la citación (assignation)',
    consequence: 'Pueden dictar sentencia en rebeldía (jugement par défaut).',
  },
  'ca.claim.qc-small': {
    says: 'En un reclamo menor de Quebec (petites créances) tiene 20 días desde el aviso para decir qué elige. Contamos desde su fecha, para ir a lo seguro.',
    action: 'Diga al tribunal de reclamos menores qué elige: pagar, arreglar o disputar',
    consequence: 'El tribunal puede decidir sin usted.',
  },
  'ca.claim.on-defence': {
    says: 'En Ontario tiene 20 días desde la entrega para presentar una defensa (defence). Contamos desde la fecha del papel, para ir a lo seguro.',
    action: 'Presente su defensa en el Small Claims Court',
    consequence: 'El tribunal puede darles la razón sin escucharle.',
  },
  'ca.claim.bc-reply': {
    says: 'En Columbia Británica tiene 14 días desde la entrega para presentar una respuesta (reply). Contamos desde la fecha del papel, para ir a lo seguro.',
    action: 'Presente su respuesta (reply) en el tribunal',
    consequence: 'Pueden lograr una orden en rebeldía (default order) sin que le escuchen.',
  },
  'ca.claim.ab-dispute': {
    says: 'En Alberta tiene 20 días desde la entrega para presentar una nota de disputa (dispute note). Contamos desde la fecha del papel, para ir a lo seguro.',
    action: 'Presente una nota de disputa (dispute note) en el tribunal',
    consequence: 'Pueden lograr una sentencia sin que le escuchen.',
  },
  'ca.claim.on-limit': {
    says: 'Desde octubre de 2025 el tribunal de reclamos menores de Ontario (Small Claims Court) ve casos de hasta $50,000.',
  },
  'ca.claim.bc-crt': {
    says: 'En Columbia Británica la mayoría de los reclamos de hasta $5,000 van al Civil Resolution Tribunal, que es en línea.',
  },
  'ca.claim.on-plan': {
    says: 'En Ontario puede admitir la deuda en el formulario de defensa y proponer un plan de pagos. Obliga salvo que se opongan en 20 días.',
  },
  'ca.claim.bc-dispute-notice': {
    says: 'Envíe su respuesta (Dispute Response) por internet antes del día del aviso, casi siempre en 14 días. Si no, el tribunal puede ordenarle pagar sin oírle.',
  },
}
