/** Questions about help with the costs of care (C2S): in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HEALTH_COVER_ES: Words = {
  'fr.ask-debt.c2s-refused': {
    says: 'Escriba en dos meses a la comisión de su caja de salud (commission de recours amiable, CRA). Es gratis. Mire de quién contaron los ingresos y envíe lo que falte. Tras un no, o dos meses de silencio, tiene dos meses para el tribunal social, sin abogado obligatorio. ¿Sin respuesta dos meses después de la solicitud completa? Vale como concedida. Pida de nuevo si sus ingresos bajan.',
  },
  'fr.ask-health.file-and-fault': {
    says: 'Pida todo el expediente por carta certificada. Debe llegar en ocho días, o en dos meses si tiene más de cinco años. ¿Un hospital público no responde en un mes? Acuda a la CADA; con clínica privada o médico, a la CNIL. Por daños, pida ayuda a la comisión (CCI): gratis, sin abogado, con su propio peritaje. Luego paga el seguro o la ONIAM. Tiene diez años desde que su salud es estable.',
  },
}
