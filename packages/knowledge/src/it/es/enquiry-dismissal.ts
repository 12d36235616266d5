/** Questions about a dismissal, a charge, a trial period and the end of a fixed term: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_WORDS: Words = {
  'it.ask.dismissed-orally': {
    says: 'Un despido debe ser por escrito; de palabra no tiene efecto. Escriba ya que sigue dispuesto a trabajar. Luego vaya a un sindicato.',
  },
  'it.ask.dismissed': {
    says: 'Envíe una impugnación escrita por carta certificada o e-mail certificado (PEC) en 60 días. Pida el paro (NASpI) en 68 días. Un sindicato puede ayudar.',
  },
  'it.ask.sick-dismissed': {
    says: 'No por estar enfermo, hasta que pase el límite de días de su convenio (comporto). Después sí pueden. Tiene 60 días para impugnarlo.',
    dependsOn: 'cuántos días da su convenio',
  },
  'it.ask.pregnant-dismissed': {
    says: 'No. Desde el inicio del embarazo hasta que el hijo cumple un año, un despido es nulo, con pocas excepciones. Envíe el papel médico e impúgnelo.',
  },
  'it.ask.dismissed-message': {
    says: 'El despido debe ser por escrito, con los motivos. Algunos jueces aceptan un WhatsApp como escrito: no espere. Impúgnelo por carta certificada o PEC en 60 días y demande después en 180 días.',
  },
  'it.ask.pregnant-term': {
    dependsOn: 'el motivo real',
    says: 'Un contrato temporal puede acabar en su fecha también en el embarazo. Si la maternidad empieza en los 60 días siguientes, el INPS la paga igual. No renovar por el embarazo es discriminación. Acuda a un sindicato o patronato.',
  },
  'it.ask.charge': {
    says: 'Tiene cinco días para responder por escrito o pedir ser oído con un sindicalista. Responda a cada hecho con pruebas y no firme culpas. Solo después pueden sancionar. Contra una sanción tiene 20 días ante la oficina laboral.',
  },
  'it.ask.trial-period': {
    says: 'En la prueba los dos pueden terminar sin motivo. Debe firmarse antes de empezar y nombrar sus tareas. Si no, es un despido normal y tiene 60 días.',
    dependsOn: 'lo que firmó, y cuándo',
  },
  'it.ask.warning-letter': {
    says: 'Conteste por escrito en cinco días, o pida ser oído con un sindicato. No puede haber sanción antes. Contra una sanción tiene 20 días para una comisión en la oficina de trabajo.',
  },
}
