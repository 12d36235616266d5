/** The Spanish words of the rows in ../dismissal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_WORDS: Words = {
  'fr.job.want-invite': {
    says: 'Su empresa le llama a una reunión antes de decidir. Aún no está despedido.',
  },
  'fr.job.want-dismissed': { says: 'Su empresa termina su empleo. La carta debe decir por qué.' },
  'fr.job.want-economic': {
    says: 'Su empresa quiere terminar su empleo por un motivo económico, no por algo que hizo.',
  },
  'fr.job.who': {
    says: "La empresa decide el despido, pero un tribunal laboral (conseil de prud'hommes) puede controlarlo.",
  },
  'fr.job.reality': {
    says: 'Un despido necesita un motivo real y serio. Si no lo hay, puede recibir dinero.',
  },
  'fr.job.not-yet': {
    says: 'No pueden despedirle en la reunión. La carta se puede mandar como pronto dos días laborables después.',
  },
  'fr.job.not-yet-waive': {
    says: 'Nadie puede hacerle renunciar a su derecho con una firma en el finiquito. Tiene seis meses para oponerse.',
  },
  'fr.job.rights-summary': {
    says: 'Tiene derecho a una reunión, un motivo claro, preaviso, pagos y un juez.',
  },
  'fr.job.know-adviser': {
    says: 'Si no hay representantes en la empresa, puede acompañarle un asesor externo gratuito (conseiller du salarié).',
    learnMore:
      'La lista está en el ayuntamiento y la oficina de trabajo. La citación debe decirlo.',
  },
  'fr.job.know-benefits': {
    says: 'Tras cualquier despido, también por falta grave, puede pedir prestaciones a France Travail.',
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
  'fr.job.deadline-csp': {
    says: 'Tiene 21 días desde la oferta para decir sí o no al contrato de seguridad profesional (CSP). El silencio es un no.',
    action: 'Decidir sobre la oferta de CSP',
    consequence: 'Después la oferta se pierde.',
  },
  'fr.job.deadline-receipt': {
    says: 'Si firmó el finiquito, tiene seis meses para oponerse a sus sumas.',
    action: 'Oponerse al finiquito por carta certificada',
    consequence: 'Después las sumas de la lista quedan cerradas.',
  },
  'fr.job.step-invite': {
    says: 'Vaya a la reunión con un compañero o asesor. Escuche, tome notas, no firme nada allí.',
  },
  'fr.job.step-invite-check': {
    says: 'Cuente los días: entre recibir la carta y la reunión debe haber cinco días laborables completos.',
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
  'fr.job.step-register': {
    says: 'Apúntese en France Travail al día siguiente del fin del contrato. Su empresa debe darle los papeles.',
  },
  'fr.job.step-papers': {
    says: 'Revise sus papeles finales: certificado de trabajo, formulario de France Travail, finiquito (solde de tout compte).',
  },
  'fr.job.step-dispute': {
    says: 'Si no está de acuerdo, dígalo por carta certificada y ofrezca un acuerdo. Recuerde los doce meses.',
  },
  'fr.job.right-meeting': {
    says: 'Tiene derecho a una reunión antes, avisada con al menos cinco días laborables, con alguien a su lado.',
  },
  'fr.job.right-reason': {
    says: 'Tiene derecho a una carta con motivos claros. El juez solo mira esos.',
  },
  'fr.job.right-notice': {
    says: 'Tiene derecho a preaviso: un mes desde seis meses de trabajo, dos meses desde dos años. Su convenio puede dar más.',
  },
  'fr.job.right-pay': {
    says: 'Desde ocho meses recibe indemnización: un cuarto de mes de sueldo por año, y un tercio desde el año once.',
  },
  'fr.job.right-fault': {
    says: 'Por falta grave (faute grave) no hay preaviso ni indemnización. Las vacaciones no usadas se pagan igualmente.',
  },
  'fr.job.right-court': {
    says: 'Si el despido no tiene buen motivo, el juez da dinero según una escala de sueldo y años.',
  },
  'fr.job.right-void': {
    says: 'Si es por enfermedad, embarazo, origen, actividad sindical o tras acoso, es nulo. Recupera el puesto o al menos seis meses de sueldo.',
  },
  'fr.job.right-economic-move': {
    says: 'Antes de un despido económico la empresa debe buscarle otro puesto, también en el grupo en Francia.',
  },
  'fr.job.right-rehire': {
    says: 'Si lo pide en un año, tiene prioridad para nuevos puestos adecuados.',
  },
  'fr.job.right-csp': {
    says: 'En empresas de menos de 1.000 personas deben ofrecerle el contrato de seguridad profesional (CSP): formación y mejores prestaciones.',
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
  'fr.job.option-accept': {
    title: 'Aceptar y pedir lo que se debe',
    says: 'Revise preaviso, indemnización y vacaciones. Apúntese en France Travail.',
    cost: 'Nada.',
    time: 'Un día.',
    risk: 'Puede perder dinero si el motivo era malo.',
    bestFor: 'El motivo es cierto y las sumas cuadran.',
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
  'fr.job.element-meeting': {
    name: 'La reunión previa',
    says: 'Antes debe haber habido una reunión.',
    ifMissing:
      'No vemos mención de una reunión. Si no la hubo, puede recibir hasta un mes de sueldo.',
  },
  'fr.job.element-adviser': {
    name: 'Que puede llevar a alguien',
    says: 'La citación debe decir que puede llevar a alguien.',
    ifMissing: 'No vemos que pueda llevar a alguien. Anótelo: esto puede darle dinero.',
  },
  'fr.job.right-sanction-meeting': {
    says: 'Antes de una sanción que afecta a su empleo deben citarle a una reunión. Puede llevar a un compañero, y deben dar la razón por escrito.',
  },
  'fr.job.right-two-months': {
    says: 'No pueden castigar una falta que conocen desde hace más de dos meses. Un juez puede anular una sanción demasiado dura.',
  },
}
