/** Spanish: child maintenance, contact with children, parting, social workers, and school. */
import type { Words } from '@plainletter/contracts/rule'

export const FAMILY_AND_SCHOOL_ES: Words = {
  'gb.maintenance.wants': {
    says: 'El servicio de pensiones (Child Maintenance Service) quiere una suma para un hijo, o le explica cómo la calculó.',
  },
  'gb.maintenance.right-again': {
    says: 'Pida en 30 días que miren otra vez la decisión. Después puede acudir gratis a un tribunal (tribunal).',
  },
  'gb.maintenance.know-change': {
    says: 'Avise enseguida si cambia su sueldo. Entre las revisiones anuales solo lo calculan de nuevo si es un 25% más alto o más bajo.',
  },
  'gb.maintenance.right-wages': {
    says: 'Pueden tomar dinero de su sueldo sin juez. Deben dejarle al menos el 60% del sueldo neto.',
  },
  'gb.maintenance.step': {
    says: 'Envíe sus últimas nóminas. Pregunte cómo se calculó cada suma, y ofrezca un plan para lo que se debe.',
  },
  'gb.maintenance.ni': {
    says: 'Pida que miren otra vez la decisión. Después puede acudir a un tribunal (tribunal).',
  },
  'gb.maintenance.answer': {
    says: 'Envíe sus últimas nóminas y pida en 30 días que miren otra vez la decisión. Después puede acudir a un tribunal. Del sueldo deben dejarle al menos el 60% neto.',
  },
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
  'gb.school.wants': {
    says: 'La escuela deja fuera a su hijo por un tiempo o para siempre. La carta debe decir por qué, cuánto tiempo y cómo oponerse.',
  },
  'gb.school.right-governors': {
    says: 'Puede exponer su caso al consejo escolar (governors). Si es para siempre, o más de 15 días en un trimestre, deben verlo en 15 días de clase.',
  },
  'gb.school.right-panel': {
    says: 'Si el consejo mantiene la exclusión para siempre, tiene 15 días de clase para pedir un examen independiente (review panel).',
  },
  'gb.school.exclude-step': {
    says: 'Pida la carta y las pruebas por escrito. Apunte lo que dice su hijo, y pida hablar con los governors.',
  },
  'gb.school.right-equal': {
    says: 'Una escuela debe hacer cambios justos para un niño con discapacidad, como el autismo. No puede castigar sin buena razón lo que viene de ella. Un tribunal (tribunal) puede decidir.',
  },
  'gb.school.right-plan': {
    says: 'El ayuntamiento debe dar la ayuda que pone el plan. Puede acudir al SEND Tribunal en dos meses desde su decisión.',
  },
  'gb.school.scotland-support': {
    says: 'El ayuntamiento debe dar al niño la ayuda extra que necesita para aprender. Un tribunal (tribunal) decide algunos casos.',
  },
  'gb.school.wales-support': {
    says: 'Un niño con más necesidades tiene derecho a un plan y a su ayuda. Puede acudir al Education Tribunal for Wales.',
  },
  'gb.school.absence': {
    says: 'La multa es de £80 por padre e hijo en 21 días, luego £160 hasta el día 28. No hay recurso, pero puede pedir al ayuntamiento que la retire.',
  },
  'gb.school.absence-wants': {
    says: 'La escuela quiere a su hijo allí cada día, y dice qué puede pasar si no.',
  },
  'gb.school.absence-step': {
    says: 'Vaya a la reunión. Envíe prueba de cada día de enfermedad, y pida ayuda si su hijo no puede con la escuela.',
  },
  'gb.school.place-wants': {
    says: 'La carta dice qué plaza escolar tiene su hijo. Puede pedir otra escuela y guardar esta plaza mientras tanto.',
  },
  'gb.school.right-place': {
    says: 'Puede recurrir la negativa ante un panel independiente de la escuela. Cada escuela que niega debe decirle cómo.',
  },
  'gb.school.place-step': {
    says: 'Acepte la plaza que tiene. Envíe el recurso antes del día de la carta, con pruebas de por qué esta escuela le va bien.',
  },
  'gb.school.right-bus': {
    says: 'El viaje es gratis a la escuela adecuada más cercana a más de dos millas, o tres desde los ocho años. También cuentan necesidades, pocos ingresos o un camino inseguro.',
  },
  'gb.school.answer-excluded': {
    says: 'Pida las razones por escrito, y exponga su caso al consejo (governors). Si es para siempre, un panel independiente puede verlo. Un niño con discapacidad tiene más derechos.',
  },
  'gb.school.answer-fine': {
    says: 'No hay recurso. Puede pedir al ayuntamiento que la retire si es errónea. Pague £80 en 21 días o £160 hasta el día 28, o el ayuntamiento puede ir al juzgado.',
  },
  'gb.divorce.answer-pension': {
    says: 'Nadie tiene derecho sin más a la mitad. El tribunal mira las necesidades de ambos, hijos, edad, ingresos y años juntos, y puede repartir una pensión. Pida su valor (CETV) y busque consejo antes de aceptar. Solo una orden del tribunal hace definitivo el acuerdo.',
  },
  'gb.ask-family.mediation': {
    says: 'Casi siempre debe ir a una reunión sobre mediación (MIAM) antes de acudir al juzgado de familia. La mediación en sí es su elección. No hace falta la reunión si hubo maltrato o es urgente. Pregunte al mediador si un vale o la ayuda legal puede pagar.',
  },
}
