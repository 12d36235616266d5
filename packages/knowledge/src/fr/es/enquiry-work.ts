/** Questions about work: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_WORDS: Words = {
  'fr.ask-work.step-papers': {
    says: 'Guarde contrato, nóminas, correos y mensajes. Anote fechas y nombres.',
  },
  'fr.ask-work.step-advice': {
    says: 'Pregunte a un sindicato, a información laboral (0 806 000 126) o a un point-justice (3039). Todos son gratis.',
  },
  'fr.ask-work.step-agreement': {
    says: 'Busque su convenio colectivo (convention collective). A menudo da más.',
  },
  'fr.ask-work.right-court': {
    says: 'Tiene doce meses para discutir el fin de un empleo ante el tribunal laboral.',
  },
  'fr.ask-work.right-wages': { says: 'Tiene tres años para reclamar sueldos sin pagar.' },
  'fr.ask-work.right-no-fine': { says: 'Una empresa no puede multarle.' },
  'fr.ask-work.option-help': {
    title: 'Pedir consejo laboral gratuito',
    says: 'Llame al 0 806 000 126, a un sindicato o a un point-justice (3039).',
    cost: 'Nada.',
    time: 'Una llamada.',
    risk: 'Ninguno.',
    bestFor: 'Cualquier pregunta sobre su empleo.',
  },
  'fr.ask-work.option-court': {
    title: 'Ir al tribunal laboral',
    says: "El tribunal laboral (conseil de prud'hommes) decide sobre sueldos y el fin de empleos.",
    cost: 'Puede haber una contribución de 50 €; no con asistencia jurídica.',
    time: 'Meses.',
    risk: 'Gastos si pierde.',
    bestFor: 'Escribió y no tuvo buena respuesta.',
  },
  'fr.ask-work.know-fee': {
    says: 'Empezar un caso civil o laboral puede costar una contribución de 50 €. Con asistencia jurídica no la paga.',
    learnMore: 'Si la olvida, el tribunal debe darle un mes para pagarla.',
  },
  'fr.ask-work.warn-sign': {
    says: 'No firme una dimisión o un acuerdo bajo presión. Pregunte antes.',
  },
  'fr.ask-work.right-meeting': { says: 'No hay despido sin reunión previa y carta con motivos.' },
  'fr.ask-work.dismissed': {
    says: 'Necesita un motivo real y serio, una reunión antes y una carta con motivos. Tiene doce meses para ir al tribunal laboral.',
    dependsOn: 'el motivo y los pasos dados',
  },
  'fr.ask-work.time-limit': {
    says: 'Doce meses desde la carta de despido. Sueldos: tres años. Discriminación y acoso: cinco años.',
  },
  'fr.ask-work.meeting': {
    says: 'Vaya, con un compañero o un asesor gratuito (conseiller du salarié). Antes debe haber cinco días laborables. Tome notas y no firme nada.',
  },
  'fr.ask-work.notice-period': {
    says: 'Despido: un mes desde seis meses de trabajo, dos desde dos años. Ninguno por falta grave. Su convenio puede dar más.',
    dependsOn: 'cuánto trabajó allí y por qué acaba',
  },
  'fr.ask-work.dismissal-pay': {
    says: 'Desde ocho meses: un cuarto de mes de sueldo por año hasta diez años, luego un tercio. Nada por falta grave.',
    dependsOn: 'sus años de trabajo y sueldo',
  },
  'fr.ask-work.unpaid-wages': {
    says: 'Pídalo por carta certificada con una fecha. Luego vaya al tribunal laboral, por la vía rápida (référé). Tiene tres años.',
  },
  'fr.ask-work.minimum-wage': {
    says: 'Desde el 1 de junio de 2026 el salario mínimo (Smic) es de 12,31 € brutos por hora, 1.867,02 € al mes por 35 horas.',
  },
  'fr.ask-work.agreed-end': {
    says: 'Nadie puede obligarle. Tras firmar tiene 15 días para cambiar de idea. Conserva el derecho al paro y recibe al menos la suma legal.',
    dependsOn: 'si los dos están de acuerdo',
  },
  'fr.ask-work.resign': {
    says: 'Tras una dimisión casi nunca hay paro, pero algunos motivos cuentan como buenos. Pregunte a France Travail antes de firmar.',
    dependsOn: 'el motivo',
  },
  'fr.ask-work.abandon': {
    says: 'No deje de ir a trabajar. Tras una carta formal y 15 días pueden considerar que dimitió, sin paro.',
  },
  'fr.ask-work.sick': {
    says: 'Nadie puede despedirle porque está enfermo. Otro motivo real, o una ausencia larga que daña a la empresa, puede contar.',
    dependsOn: 'el motivo verdadero',
  },
  'fr.ask-work.trial': {
    says: 'Los dos pueden terminarlo sin motivo, pero no para discriminar. El preaviso es de 24 horas a un mes, según los días trabajados.',
    dependsOn: 'cuánto tiempo estuvo',
  },
  'fr.ask-work.bullying': {
    says: 'Anote cada hecho y guarde pruebas. Avise por escrito a la empresa, a los representantes, al médico y a la inspección. Tiene cinco años para demandar.',
  },
  'fr.ask-work.economic': {
    says: 'La empresa debe buscarle antes otro puesto. Tiene 21 días para decidir sobre el CSP y doce meses para discutir.',
  },
  'fr.ask-work.warning': {
    says: 'La empresa tiene dos meses desde que conoce los hechos. Puede responder por escrito y pedir al tribunal laboral que lo anule.',
    dependsOn: 'los hechos y su fecha',
  },
  'fr.ask-work.fixed-term': {
    says: 'Solo acaba antes por acuerdo, falta grave, incapacidad o un empleo fijo. Al final recibe casi siempre el 10 % de su sueldo.',
    dependsOn: 'cómo acaba',
  },
  'fr.ask-work.final-account': {
    says: 'Firmar solo confirma que lo recibió. Tiene seis meses para oponerse por carta certificada, y tres años para sueldos si no firmó.',
  },
  'fr.ask-work.dismissed-by-message': {
    says: 'Un mensaje o una llamada no basta. Hacen falta primero una entrevista y luego una carta con los motivos. Sin ellas puede pedir una indemnización. Tiene doce meses para ir al tribunal laboral (prud’hommes).',
  },
  'fr.ask-work.holiday-left': {
    says: 'La empresa le debe el pago de las vacaciones que le quedan, también si dimitió. Llega con la última nómina. Pídalo por carta certificada. Tiene tres años.',
  },
  'fr.ask-work.parental-leave': {
    says: 'Con un año en la empresa tiene derecho hasta que el niño cumpla tres años, y el jefe no puede negarse. Pídalo por carta certificada dos meses antes. Justo tras la baja por maternidad basta un mes.',
  },
  'fr.ask-work.pregnant': {
    says: 'Una embarazada está protegida hasta diez semanas después de la baja por maternidad. Solo una falta grave o un motivo ajeno puede acabar el trabajo, y nunca durante la baja. Envíe el certificado en 15 días tras el despido: entonces es nulo.',
  },
  'fr.ask-work.sick-pay-late': {
    says: 'Compruebe que el parte médico y el certificado de salario de la empresa llegaron a la CPAM: sin ellos no se paga nada. Escriba en ameli.fr. Contra un no tiene dos meses para la comisión (CRA). Si lo necesita, pida ayuda al servicio social de la CPAM.',
  },
  'fr.ask-work.temp-agency': {
    says: 'La agencia debe ofrecerle un trabajo parecido en tres días hábiles. Si no, le debe la paga hasta el final pactado, salvo falta grave o fuerza mayor. Pídalo por escrito y después acuda al tribunal laboral.',
  },
  'fr.ask-work.leave-refused': {
    dependsOn: 'cuándo se lo dijeron',
    says: 'El jefe fija las fechas, tras consultar y mirando a las familias. Debe saberlas un mes antes. Después solo las cambia por un motivo grave. Cada año debe poder tomar al menos doce días seguidos.',
  },
  'fr.ask-work.hours-changed': {
    dependsOn: 'lo grande que es el cambio',
    says: 'Los cambios pequeños en el día los decide el jefe, con aviso leal. Sueldo, duración o pasar del día a la noche necesitan su sí. A tiempo parcial deben avisar en general siete días laborables antes. Responda por escrito.',
  },
  'fr.ask-work.overtime': {
    says: 'Anote sus horas día por día. Ante el juez muestre horas bastante precisas; entonces el empleador debe mostrar las suyas. Las ocho primeras por semana se pagan un 25 % más, luego un 50 %, salvo acuerdo menor (10 % como mínimo). Puede reclamar tres años.',
  },
  'fr.ask-work.unfit': {
    says: 'El empleador debe buscar primero un puesto que el médico del trabajo permita. Un mes después del dictamen, sin puesto nuevo ni despido, debe volver a pagar el salario. Tiene 15 días para impugnar el dictamen ante el tribunal laboral (prud’hommes).',
  },
  'fr.ask-work.burn-out': {
    says: 'Vea a su médico: puede darle la baja. Pida una visita al médico del trabajo y escriba al empleador lo que le daña: debe proteger su salud. Guarde pruebas. La CPAM puede aceptarlo como enfermedad profesional, pero solo en casos graves.',
  },
  'fr.ask-work.work-illness': {
    says: 'Tiene dos meses para recurrir por escrito: ante la comisión (CRA), o la médica (CMRA) si la razón es médica. Pida antes su expediente. Si la enfermedad no está en ninguna tabla, debe verla un comité de médicos (CRRMP). Después viene el tribunal social, gratis.',
  },
}
