/** What can still be done about a job, a benefit or seized pay when the day is over: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_WORK_AND_MONEY_ES: Words = {
  'us.late.job-step': {
    says: 'El día seguro para una queja por discriminación parece haber pasado. En la mayoría de los estados hay 300 días en total, y la ley estatal puede dar más. Pregunte hoy a la EEOC y a la agencia estatal.',
  },
  'us.late.release-step': {
    says: 'El día para firmar parece haber pasado. ¿No firmó? Nada se ha perdido: pida consejo y pregunte si la oferta sigue. ¿Firmó y tiene 40 años o más? Tiene 7 días para echarse atrás.',
  },
  'us.late.sue-step': {
    says: 'Los 90 días parecen haber pasado, pero corren desde que llegó el aviso. Vea hoy a un abogado laboral. Los tribunales rara vez dan más tiempo; la ley estatal puede servir.',
  },
  'us.late.jobless-step': {
    says: 'Recurra hoy por escrito, y diga por qué llega tarde. Muchos estados admiten un recurso tardío con buena razón, como correo que llegó tarde o enfermedad.',
  },
  'us.late.ssa-step': {
    says: 'Aún puede pedir una exención (waiver, SSA-632): no tiene último día. ¿La suma está mal y pasaron los 60 días? Envíe hoy el SSA-561 y escriba por qué llega tarde.',
  },
  'us.late.ssa-right': {
    says: 'Un recurso tardío cuenta con buena razón: enfermedad grave, una muerte en la familia, una carta que nunca llegó o que no podía entender.',
  },
  'us.late.garnishment-step': {
    says: 'El día para reclamar lo protegido parece haber pasado. Presente hoy la solicitud (exemption) de todos modos y pida una audiencia: cada pago se embarga de nuevo, y muchos estados lo admiten después.',
  },
  'us.late.levy-step': {
    says: 'El día del papel parece haber pasado. Pregunte hoy al tribunal o al oficial si el dinero sigue retenido. Reclame de todos modos lo que la ley protege, y diga por qué llega tarde.',
  },
  'us.late.federal-garnishment-step': {
    says: 'Pida hoy por escrito una audiencia. La tendrá aunque sea tarde, pero no tienen que esperar con su paga, salvo que algo fuera de su control le retuviera.',
  },
}
