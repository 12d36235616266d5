/** The Spanish words of the rows in ../hearing-at-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HEARING_AT_WORK_ES: Words = {
  'de.work-talk.who': {
    says: 'Es su empresa. No es la policía ni un tribunal. Solo un tribunal decide si un despido es correcto.',
  },
  'de.work-talk.not-yet': {
    says: 'No está despedido. Un despido necesita papel y una firma a mano.',
  },
  'de.work-talk.reality-hearing': {
    says: 'Antes de un despido por mera sospecha (Verdachtskündigung), la empresa debe oírle. Es su ocasión de aclararlo.',
  },
  'de.work-talk.right-lawyer': {
    says: 'A una charla sobre una sospecha puede llevar a un abogado. Si lo pide, deben darle tiempo.',
  },
  'de.work-talk.right-own-case': {
    says: 'Deben nombrar los hechos con tanta exactitud que usted pueda responder. Puede responder por escrito y no tiene que admitir nada.',
  },
  'de.work-talk.right-council': {
    says: '¿Hay comité de empresa (Betriebsrat)? Un miembro puede acompañarle. Debe ser oído antes de todo despido.',
  },
  'de.work-talk.step-ask': {
    says: 'Pregunte por escrito de qué le acusan exactamente. Pida otro día si necesita consejo. No falte sin decir nada.',
  },
  'de.work-talk.step-notes': {
    says: 'Anote ahora qué pasó, cuándo y quién puede decirlo. No borre nada ni se lleve papeles de la empresa.',
  },
  'de.work-talk.option-written': {
    says: 'Tómese tiempo, busque consejo y responda luego a cada punto.',
    title: 'Responder por escrito',
    cost: 'Gratis.',
    time: 'Hasta el día fijado, o pida más tiempo.',
    risk: 'Lo que escriba queda en su expediente.',
    bestFor: 'Puede mostrar que no fue así.',
  },
  'de.work-talk.warn-words': {
    says: 'Lo que diga puede servir para un despido, para reclamarle dinero o a la policía. ¿Podría ser un delito? Hable antes con un abogado.',
  },
  'de.work-talk.insight-two-weeks': {
    says: 'Un despido inmediato debe llegar en dos semanas desde que la empresa conoce los hechos. De ahí la prisa.',
    actionable: 'No se deje apurar. Pida el tiempo que necesita para asesorarse.',
  },
  'de.work-talk.step-no-sign': {
    says: 'No firme nada en el momento: ni confesión ni acuerdo de salida (Aufhebungsvertrag). Llévese antes cada papel a casa.',
  },
  'de.work-talk.insight-three-weeks': {
    says: 'Puede seguir un despido. Entonces tiene tres semanas para ir al tribunal laboral (Arbeitsgericht).',
    actionable: 'Anote el día en que le llegue otra carta.',
  },
  'de.work-talk.option-help': {
    says: 'Un sindicato ayuda enseguida a sus miembros. Un abogado laboralista puede acompañarle o escribir por usted.',
    title: 'Buscar antes sindicato o abogado',
    cost: 'Gratis para miembros. Pregunte antes el precio al abogado.',
    time: 'Antes de responder.',
    risk: 'Ninguno.',
    bestFor: 'Todos cuyo empleo pueda peligrar.',
  },
  'de.work-talk.reality-talk': {
    says: 'Es una charla en horas de trabajo. Por lo general debe ir, pero no tiene que aceptar nada, ni un cambio de contrato.',
  },
  'de.work-talk.right-illness': {
    says: 'No tiene que decir qué enfermedad tuvo. Una charla para volver al trabajo (BEM) es voluntaria.',
  },
  'de.work-talk.step-topic': {
    says: 'Pregunte antes de qué trata la charla y lleve a alguien del comité de empresa. Pida una pausa si le presionan.',
  },
}
