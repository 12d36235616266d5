/** The Spanish words of the rows in ../enquiry-protected-dismissal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PROTECTED_DISMISSAL_ES: Words = {
  'it.ask.sick-dismissed': {
    says: 'No por estar enfermo, hasta que pase el límite de días de su convenio (comporto). Después sí pueden. Tiene 60 días para impugnarlo.',
    dependsOn: 'cuántos días da su convenio',
  },
  'it.ask.pregnant-dismissed': {
    says: 'Desde el inicio del embarazo hasta que el hijo cumple un año, un despido es nulo, con pocas excepciones. Envíe el papel médico e impúgnelo.',
  },
  'it.ask.pregnant-term': {
    dependsOn: 'el motivo real',
    says: 'Un contrato temporal puede acabar en su fecha también en el embarazo. Si la maternidad empieza en los 60 días siguientes, el INPS la paga igual. No renovar por el embarazo es discriminación. Acuda a un sindicato o patronato.',
  },
}
