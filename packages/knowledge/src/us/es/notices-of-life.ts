/** The Spanish words of the rows in ../notices-of-life.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const NOTICES_OF_LIFE_ES: Words = {
  'us.life.right-stay': {
    says: 'Presentar la bancarrota casi siempre para al momento cobros, embargos y demandas. No para la manutención de hijos.',
  },
  'us.life.right-clear': {
    says: 'El Capítulo 7 borra en meses casi todas las deudas de tarjeta y médicas si sus ingresos son bajos. Casi siempre conserva casa o auto hasta ciertos límites.',
  },
  'us.life.right-creditor': {
    says: 'Mientras el caso está abierto no puede cobrar a quien lo presentó. Si le deben dinero, presente un reclamo antes de la fecha del aviso.',
  },
  'us.life.right-forgiven': {
    says: 'Una deuda cancelada puede contar como ingreso. No cuenta si debía más de lo que tenía, o en bancarrota. Entonces presente el formulario 982.',
  },
  'us.life.right-found': {
    says: 'Puede reclamar gratis a su estado el dinero perdido. Las firmas que ofrecen buscarlo quieren una parte, que muchos estados limitan.',
  },
  'us.life.step-found': {
    says: 'Busque primero en el sitio propio de su estado. Antes no firme nada ni pague.',
  },
  'us.life.reality-found': { says: 'No debe nada. Nadie necesita su clave del banco para esto.' },
  'us.life.right-estate': {
    says: 'Los herederos pueden ver el testamento, y hay poco tiempo para oponerse. Los reclamos contra el difunto deben presentarse antes de la fecha del aviso.',
  },
  'us.life.reality-estate': {
    says: 'Casi nunca debe usted mismo las deudas de un familiar muerto. Primero las paga la herencia.',
  },
  'us.life.step-estate': {
    says: 'Anote la corte, el número del caso y las fechas. Pida al secretario copia de los papeles.',
  },
  'us.life.right-subpoena': {
    says: 'Una citación real (subpoena) debe cumplirse, pero puede objetar por escrito o pedir a la corte que la limite. Los testigos casi siempre reciben un pago.',
  },
  'us.life.want-subpoena': {
    says: 'Alguien en un caso quiere que vaya como testigo o entregue papeles.',
  },
  'us.life.step-subpoena': {
    says: 'Compruebe con el secretario la corte y el número del caso. Guarde los papeles pedidos y vea a un abogado antes de la fecha.',
  },
  'us.life.right-verify': {
    says: 'Si E-Verify no coincide, puede disputarlo en ocho días hábiles federales y seguir trabajando. Usted elige qué papeles del I-9 muestra.',
  },
  'us.life.right-cobra': {
    says: 'Tiene 60 días para elegir COBRA y después 45 días para el primer pago. Puede valer desde el día en que terminó el seguro.',
  },
  'us.life.step-cobra': {
    says: 'Compare el precio con un plan del Marketplace. Perder el seguro del trabajo abre allí un plazo de 60 días.',
  },
  'us.life.option-cobra': {
    says: 'Elija COBRA antes de la fecha, u otro plan.',
    title: 'Elegir seguro a tiempo',
    cost: 'Hasta 102% del precio completo',
    time: '60 días para elegir',
    risk: 'Después de la fecha se pierde el derecho.',
    bestFor: 'Necesita atención pronto o ya pagó su deducible.',
  },
  'us.life.right-market': {
    says: 'Puede apelar una decisión del Marketplace sobre seguro o ayuda, casi siempre en 90 días. Envíe la prueba que falta antes de la fecha para conservar la ayuda.',
  },
  'us.life.right-plan': {
    says: 'Un plan de trabajo que dice no debe dar sus razones. Casi siempre tiene 180 días para apelar por discapacidad, 60 por pensión. Apele antes de demandar.',
  },
  'us.life.right-lapse': {
    says: 'Casi siempre puede mostrar que tenía seguro, o pedir audiencia, antes de la suspensión de licencia o placas.',
  },
  'us.life.step-lapse': {
    says: 'Pida hoy a su aseguradora que envíe prueba del seguro y responda a la oficina antes de su fecha. No maneje con la licencia suspendida.',
  },
  'us.life.option-lapse': {
    says: 'Envíe prueba o pida audiencia por escrito.',
    title: 'Mostrar prueba o pedir audiencia',
    cost: 'Gratis o una tasa pequeña',
    time: 'Antes de la fecha del aviso',
    risk: 'Responder tarde puede costar la licencia.',
    bestFor: 'Tenía seguro o es un error.',
  },
  'us.life.want-citizen': {
    says: 'La oficina de inmigración decide sobre su solicitud de ciudadanía.',
  },
  'us.life.step-citizen': {
    says: 'Anote la fecha de la carta y pida a un abogado de inmigración o representante acreditado que la lea.',
  },
  'us.life.option-citizen': {
    says: 'Pida audiencia con el formulario N-336, o solicite de nuevo más tarde.',
    title: 'Pedir una audiencia',
    cost: 'Una tasa, que pueden perdonar',
    time: '30 días desde la entrega',
    risk: 'Revisan de nuevo los hechos.',
    bestFor: 'La razón es un error o tiene prueba nueva.',
  },
  'us.life.want-rate': {
    says: 'La firma de la tarjeta le avisa de condiciones nuevas y desde qué día valen.',
  },
  'us.life.step-rate': {
    says: 'Busque el derecho a rechazar y su fecha. Compare otras tarjetas antes de usar más esta.',
  },
  'us.life.option-rate': {
    says: 'Rechace el cambio por escrito antes de la fecha. La cuenta casi siempre se cierra y paga el saldo viejo con la tasa vieja.',
    title: 'Rechazar las condiciones nuevas',
    cost: 'Gratis',
    time: 'Antes de la fecha de la carta',
    risk: 'Puede perder el uso de la tarjeta.',
    bestFor: 'Las condiciones nuevas son mucho peores.',
  },
  'us.life.want-injured': {
    says: 'El seguro de su empleador decide sobre pago y médicos tras una lesión de trabajo.',
  },
  'us.life.step-injured': {
    says: 'Pida una audiencia a la junta del estado en su plazo. Muchos abogados cobran solo si usted gana.',
  },
  'us.life.option-injured': {
    says: 'Dispute la negativa ante la junta del estado con el informe de su médico.',
    title: 'Pedir audiencia a la junta',
    cost: 'Casi siempre gratis',
    time: 'De semanas a un año',
    risk: 'Ninguno.',
    bestFor: 'El trabajo causó o empeoró la lesión.',
  },
  'us.life.right-wages': {
    says: 'Debe recibir al menos el salario mínimo por todas las horas. Puede reclamar dos o tres años atrás, y otro tanto. No pueden castigarle por pedirlo.',
  },
  'us.life.right-green-card': {
    says: 'Avise a inmigración de una nueva dirección en diez días. Una tarjeta condicional exige el formulario I-751 en los 90 días antes de vencer.',
  },
}
