/** Questions about the terms of a job: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TERMS_OF_WORK_ES: Words = {
  'jp.ask.trial-period': {
    says: 'El periodo de prueba es un empleo real. La empresa necesita una buena razón que no podía conocer al contratarle. Tras 14 días de trabajo debe dar además 30 días de aviso o pago. Pida las razones por escrito y no firme nada.',
  },
  'jp.ask.quit-penalty': {
    says: 'Casi siempre no. La empresa no puede fijar de antemano una multa por irse ni quitarla del sueldo. Solo puede reclamar un daño probado, y es raro. Sin fecha de fin en el contrato bastan dos semanas de aviso por escrito. Con fecha de fin necesita un motivo fuerte el primer año. Enseñe las amenazas a la inspección de trabajo.',
  },
  'jp.ask.other-than-advert': {
    says: 'Sí. Si las condiciones difieren de las dadas por escrito, puede irse enseguida. El sueldo prometido se debe. Pida el papel (労働条件通知書) y guarde el anuncio. Avise a Hello Work o a la inspección.',
  },
  'jp.ask.social-insurance': {
    says: 'Si trabaja unos tres cuartos de la jornada completa, una empresa cubierta debe asegurarle. En las grandes bastan a veces 20 horas por semana. Pida a la oficina de pensiones (年金事務所) que lo confirme, hasta dos años atrás.',
  },
  'jp.ask.leave-days-fixed': {
    says: 'Casi siempre no. Usted elige los días; la empresa solo puede moverlos si el trabajo sufre mucho. Puede fijar cinco días al año tras oírle, y más solo por acuerdo (計画年休). Sus días de cierre no son sus vacaciones.',
  },
  'jp.ask.term-ended-early': {
    says: 'No. Un contrato con plazo no acaba antes sin razón grave. Una agencia no puede dejarle porque el cliente se va. Debe buscar otro trabajo o pagar al menos el 60 % hasta el fin. No firme nada y pregunte en la oficina laboral.',
  },
  'jp.ask.ill-from-work': {
    says: 'Sí, puede contar como accidente laboral si una fuerte carga le enfermó, como acoso o jornadas muy largas. Lo pide usted en la inspección de trabajo; no hace falta el sí de la empresa. Guarde notas, grabaciones, horas e informes médicos. Para el sueldo perdido tiene dos años.',
  },
}
