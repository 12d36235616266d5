/** Prueba, enfermedad, último sueldo y sanción, en español. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_TERMS_ES: Words = {
  'ch.job.right-trial': {
    says: 'En el periodo de prueba el plazo es de siete días. Dura un mes, o hasta tres por escrito.',
  },
  'ch.job.right-ill-pay': {
    says: 'Enfermo, conserva el sueldo unas semanas, más con los años, o un subsidio diario. Un despido en el periodo protegido es nulo.',
  },
  'ch.job.right-mass': {
    says: 'En un despido colectivo la empresa debe consultar antes al personal y avisar al cantón. Las grandes deben negociar un plan social.',
  },
  'ch.job.right-set-free': {
    says: 'Liberado del trabajo, conserva el sueldo. Las vacaciones cuentan como tomadas solo si el tiempo libre basta. Las horas extra, casi siempre solo si usted acepta.',
  },
  'ch.job.step-accident-cover': {
    says: '¿Trabajaba ocho horas por semana o más? El seguro de accidentes acaba 31 días después del sueldo. Antes puede alargarlo hasta seis meses (Abredeversicherung).',
  },
  'ch.job.right-last-pay': {
    says: 'El último día vence todo el sueldo, con horas extra y vacaciones no disfrutadas.',
  },
  'ch.job.right-free-court': {
    says: 'Los casos laborales hasta 30 000 francos no tienen tasas. Empiezan en la oficina de conciliación.',
  },
  'ch.job.right-no-compete': {
    says: 'Una prohibición de competir debe ser escrita y justa en lugar, tiempo y tipo, máximo tres años. Cae si la empresa despide sin motivo suyo.',
  },
  'ch.jobless.right-sanction': {
    says: 'Los días sin prestación deben ajustarse a su culpa. Tiene 30 días para oponerse por escrito, gratis. Diga por qué actuó así.',
  },
  'ch.job.right-jobless-instant': {
    says: 'Inscríbase enseguida en la oficina de empleo (RAV, ORP, URC). Si la caja dice que fue culpa suya, suspende el pago unos días. Tiene 30 días para oponerse.',
  },
}
