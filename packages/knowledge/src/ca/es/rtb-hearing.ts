/** Letters of British Columbia’s Residential Tenancy Branch about a hearing: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const RTB_HEARING_ES: Words = {
  'ca.rtb.want': {
    says: 'La Residential Tenancy Branch oirá un caso sobre una vivienda alquilada. Le dice para cuándo deben estar sus pruebas.',
  },
  'ca.rtb.reality': {
    says: 'Es una audiencia de verdad, y su decisión le obliga. Nadie ha decidido aún contra usted.',
  },
  'ca.rtb.evidence-days': {
    says: 'Las pruebas deben estar en la Branch y con la otra parte al menos siete días antes de la audiencia, o 14 si usted hizo la solicitud. No cuentan ni el primer ni el último día: adelántese un día.',
  },
  'ca.rtb.late-evidence': {
    says: 'Una prueba tardía puede ser rechazada. Si es nueva, envíela igual y pida en la audiencia que la acepten. Diga por qué no pudo ser antes.',
  },
  'ca.rtb.step-serve': {
    says: 'Suba ya sus fotos, mensajes y recibos. Entregue los mismos papeles a la otra parte en mano o por correo certificado, y guarde la prueba.',
  },
  'ca.rtb.step-attend': {
    says: 'Participe en la audiencia a su hora, casi siempre por teléfono. Si no, puede seguir sin usted. No dé el código de acceso a nadie.',
  },
  'ca.rtb.review': {
    says: 'Puede pedir una revisión: en dos días para una orden de posesión, en cinco para reparaciones y la mayoría de los otros avisos, en 15 para el resto. Contamos desde el día en que la recibe.',
  },
  'ca.rtb.step-review': {
    says: 'Vea si cabe un motivo: no pudo asistir, prueba nueva, fraude o un error en el trámite. Si es así, pídala hoy. La orden sigue mientras no se detenga.',
  },
}
