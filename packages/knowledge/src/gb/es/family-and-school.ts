/** Spanish: child maintenance, contact with children, parting, social workers, and school. */
import type { Words } from '@plainletter/contracts/rule'

export const FAMILY_AND_SCHOOL_ES: Words = {
  'gb.children.right-order': {
    says: 'Puede pedir al juez de familia que decida dónde vive el niño y a quién ve. Lo mejor para el niño va primero.',
  },
  'gb.children.right-meeting': {
    says: 'Antes del juicio casi siempre debe ir a una reunión sobre mediación. No si hubo maltrato.',
  },
  'gb.children.scotland': {
    says: 'Puede pedir al Sheriff Court una orden sobre visitas o dónde vive el niño. Lo mejor para el niño va primero.',
  },
  'gb.children.ni': {
    says: 'Puede pedir al juez de familia una orden de visitas o de residencia. Lo mejor para el niño va primero.',
  },
  'gb.children.answer': {
    says: 'Intente un acuerdo, con un mediador. Si falla, pida al juez de familia una orden (child arrangements order). Lo mejor para el niño va primero.',
  },
  'gb.divorce.right-no-blame': {
    says: 'Uno de ustedes puede pedir el divorcio sin culpar al otro. Dura al menos 26 semanas. Pida que se resuelvan también casa, dinero y pensiones.',
  },
  'gb.divorce.answer': {
    says: 'Uno de ustedes puede pedirlo por internet sin culpar al otro. Dura al menos 26 semanas. No olvide la orden sobre el dinero: sin ella, las reclamaciones siguen abiertas.',
  },
  'gb.abuse.right-order': {
    says: 'El juez de familia puede ordenar que la persona no se acerque a usted ni a su casa. Es gratis, y puede ser el mismo día. En peligro, llame al 999.',
  },
  'gb.unmarried.right-share': {
    says: 'Vivir juntos no crea matrimonio. Aun así, un tribunal puede decir qué parte de la casa es suya, según lo acordado y pagado.',
  },
  'gb.social-work.right-consent': {
    says: 'Deben estudiar un riesgo para un niño. No pueden llevárselo sin su permiso, un juez, o la policía en una urgencia.',
  },
  'gb.social-work.answer': {
    says: 'Colabore, y busque pronto un abogado. No firme nada sobre dónde vive un niño sin consejo. Solo su permiso, un juez, o la policía en una urgencia puede llevárselo.',
  },
  'gb.attorney.know': {
    says: 'Un poder (lasting power of attorney) debe hacerse mientras la persona lo entiende, y registrarse. Si es tarde, la Court of Protection puede nombrar a alguien.',
  },
  'gb.divorce.answer-pension': {
    says: 'Nadie tiene derecho sin más a la mitad. El tribunal mira las necesidades de ambos, hijos, edad, ingresos y años juntos, y puede repartir una pensión. Pida su valor (CETV) y busque consejo antes de aceptar. Solo una orden del tribunal hace definitivo el acuerdo.',
  },
  'gb.ask-family.mediation': {
    says: 'Casi siempre debe ir a una reunión sobre mediación (MIAM) antes de acudir al juzgado de familia. La mediación en sí es su elección. No hace falta la reunión si hubo maltrato o es urgente. Pregunte al mediador si un vale o la ayuda legal puede pagar.',
  },
}
