/** The Spanish words of the rows in ../enquiry-papers-and-disputes.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAPERS_AND_DISPUTES_WORDS: Words = {
  'it.ask.trial-period': {
    says: 'En la prueba los dos pueden terminar sin motivo. Debe firmarse antes de empezar y nombrar sus tareas. Si no, es un despido normal y tiene 60 días.',
    dependsOn: 'lo que firmó, y cuándo',
  },
  'it.ask.warning-letter': {
    says: 'Conteste por escrito en cinco días, o pida ser oído con un sindicato. No puede haber sanción antes. Contra una sanción tiene 20 días para una comisión en la oficina de trabajo.',
  },
  'it.ask.repairs': {
    says: 'Escriba por carta certificada (raccomandata) o e-mail certificado (PEC), con fotos. Todas las reparaciones menos las pequeñas son del casero. Si es urgente, puede hacerlo y pedir el dinero, tras avisar al casero.',
  },
  'it.ask.condominium': {
    says: 'Un dueño paga según su cuota. Puede impugnar una decisión en 30 días, contados desde que se la dijeron si no estuvo. Por gastos aprobados, un juez puede mandarle pagar ya.',
    dependsOn: 'lo que decidió la junta, y cuándo',
  },
  'it.ask.guarantor': {
    says: 'Responde solo de lo que firmó, con las defensas del deudor. Puede quedar libre si el banco no demandó al deudor en seis meses. Lo que pague, puede pedirlo al deudor.',
    dependsOn: 'lo que dice el papel que firmó',
  },
  'it.ask.precetto': {
    says: 'Tiene diez días antes de que puedan embargar. Mire qué orden nombra y si alguna vez la recibió. Los fallos de forma se alegan en 20 días. Vea ya a un abogado, u ofrezca un plan.',
  },
  'it.ask.early-notice': {
    says: 'Tiene 60 días. Si paga a tiempo, la sanción baja a un tercio, en hasta 20 partes si quiere. Si está mal, pida a la oficina de impuestos que lo corrija (CIVIS) antes del último día.',
  },
  'it.ask.auto-renewal': {
    says: 'Antes de que un servicio se renueve solo, deben avisarle por escrito 30 días antes del fin. Si no lo hicieron, puede irse cuando quiera sin coste hasta el próximo fin.',
    dependsOn: 'si le avisaron a tiempo',
  },
  'it.ask.police-summons': {
    says: 'Vaya ese día, o llame antes a su abogado. Pregunte si va como testigo o como sospechoso (indagato). Un sospechoso puede callar y debe tener abogado, gratis con ingresos bajos.',
  },
  'it.ask.legal-aid': {
    says: 'Pídalo al colegio de abogados (Ordine degli avvocati) con un impreso firmado de ingresos. El límite se fija cada dos años y cuenta a quienes viven con usted. En una separación cuentan solo los suyos. Usted elige abogado de la lista.',
  },
  'it.ask.water-damage': {
    says: 'Haga fotos y escriba ya por carta certificada al vecino, al administrador y a su seguro. Paga quien tiene a su cargo la tubería, salvo caso fortuito. Tiene cinco años. En un condominio, la mediación va antes del juez.',
  },
}
