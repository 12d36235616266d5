/** Being dismissed (licenciement): reasons, proof and the labour court: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_WORDS: Words = {
  'fr.job.want-dismissed': { says: 'Su empresa termina su empleo. La carta debe decir por qué.' },
  'fr.job.who': {
    says: "La empresa decide el despido, pero un tribunal laboral (conseil de prud'hommes) puede controlarlo.",
  },
  'fr.job.reality': {
    says: 'Un despido necesita un motivo real y serio. Si no lo hay, puede recibir dinero.',
  },
  'fr.job.rights-summary': {
    says: 'Tiene derecho a una reunión, un motivo claro, preaviso, pagos y un juez.',
  },
  'fr.job.deadline-twelve': {
    says: 'Tiene doce meses desde la notificación del despido para ir al tribunal laboral.',
    action: "Ir al tribunal laboral (conseil de prud'hommes)",
    consequence: 'Después ya no puede discutir el despido.',
  },
  'fr.job.deadline-details': {
    says: 'Tiene 15 días desde la carta para pedir más detalles de los motivos.',
    action: 'Pedir detalles de los motivos',
    consequence: 'Si no pregunta, un motivo vago solo ya no hace injusto el despido.',
  },
  'fr.job.step-reasons': {
    says: 'Lea los motivos. Si son vagos, pida detalles por carta certificada en 15 días.',
  },
  'fr.job.step-proof': {
    says: 'Anote qué pasó y guarde correos, mensajes, nóminas y nombres de quienes lo vieron.',
  },
  'fr.job.step-advice': {
    says: 'Pida consejo gratuito: un sindicato, un point-justice (3039) o información laboral (0 806 000 126).',
  },
  'fr.job.step-dispute': {
    says: 'Si no está de acuerdo, dígalo por carta certificada y ofrezca un acuerdo. Recuerde los doce meses.',
  },
  'fr.job.right-reason': {
    says: 'Tiene derecho a una carta con motivos claros. El juez solo mira esos.',
  },
  'fr.job.right-court': {
    says: 'Si el despido no tiene buen motivo, el juez da dinero según una escala de sueldo y años.',
  },
  'fr.job.right-void': {
    says: 'Si es por enfermedad, embarazo, origen, actividad sindical o tras acoso, es nulo. Recupera el puesto o al menos seis meses de sueldo.',
  },
  'fr.job.option-court': {
    title: 'Ir al tribunal laboral',
    says: 'Mande un formulario de demanda con sus pruebas. Primero hay una reunión para intentar un acuerdo.',
    cost: 'Puede haber una contribución de 50 €; no con asistencia jurídica. El abogado es opcional.',
    time: 'Hasta un año o más.',
    risk: 'Los gastos se pueden repartir si pierde.',
    bestFor: 'El motivo es falso, débil o ilegal.',
  },
  'fr.job.option-deal': {
    title: 'Buscar un acuerdo',
    says: 'Ofrezca un acuerdo (transaction) después de la carta de despido. Compárelo antes con la escala.',
    cost: 'El tiempo de un asesor.',
    time: 'Unas semanas.',
    risk: 'Un acuerdo firmado acaba con su derecho.',
    bestFor: 'Quiere acabar rápido.',
  },
  'fr.job.option-help': {
    title: 'Hablar con sindicato o asesor gratuito',
    says: 'Revisan la carta, las fechas y las sumas.',
    cost: 'Nada, o una cuota sindical.',
    time: 'Una llamada esta semana.',
    risk: 'Ninguno.',
    bestFor: 'Cualquiera con una carta así.',
  },
  'fr.job.warn-sign': {
    says: 'No firme un acuerdo o una dimisión bajo presión. Llévelo a casa y pregunte antes.',
  },
  'fr.job.warn-stay-away': {
    says: 'No falte al trabajo sin motivo. Pueden considerar que dimitió, sin prestaciones.',
  },
  'fr.job.insight-fault': {
    says: 'La carta habla de falta grave. La empresa debe probarla, y actuar rápido después de saberla.',
    actionable:
      'Compare las fechas: hechos, citación, carta. Hechos de más de dos meses pueden ser demasiado viejos.',
  },
  'fr.job.tactic-details': {
    says: 'Pida detalles de los motivos en los 15 días. Obliga a la empresa, o muestra lo débiles que son.',
    risk: 'La empresa puede aclarar los motivos.',
    notWhen: 'Un abogado le aconseja dejar el motivo vago como está.',
  },
  'fr.job.element-reason': {
    name: 'El motivo',
    says: 'La carta debe decir el motivo.',
    ifMissing: 'No vemos motivo en la carta. Sin él el despido es injusto.',
  },
}
