/** The Spanish words of the rows in ../court.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_ES: Words = {
  'us.claim.want': {
    says: 'Alguien le ha demandado. Quiere que la corte le ordene pagar o hacer algo.',
  },
  'us.claim.who': {
    says: 'El demandante (plaintiff) es quien demanda. Usted es el demandado (defendant). La corte todavía no ha decidido nada.',
  },
  'us.claim.reality': {
    says: 'Esto es real y tiene un plazo corto. Si usted contesta, deben probar su caso. Si no contesta, ganan.',
  },
  'us.claim.rights-summary': {
    says: 'Usted puede contestar, ver sus pruebas y ser oído por un juez. No necesita abogado para contestar.',
  },
  'us.claim.not-yet': {
    says: 'No pueden quitarle su sueldo ni el dinero del banco por este papel. Primero necesitan un fallo (judgment).',
  },
  'us.claim.know-default': {
    says: 'Muchos casos de deudas se ganan solo porque nadie contesta. Una contestación (answer) a menudo obliga al comprador de deudas a mostrar pruebas que no tiene.',
    learnMore:
      'Muchas cortes tienen un formulario para contestar en su página de autoayuda (self-help).',
  },
  'us.claim.right-heard': {
    says: 'Tiene derecho a que le avisen del caso y a ser oído antes de que la corte decida.',
  },
  'us.claim.right-proof': {
    says: 'Tiene derecho a hacerles probar que usted debe esta suma y que la deuda les pertenece.',
  },
  'us.claim.right-wages': {
    says: 'Aunque ganen, la mayor parte de su sueldo sigue siendo suya. Por una deuda normal pueden tomar como mucho un cuarto, y menos de un sueldo bajo.',
  },
  'us.claim.right-old': {
    says: 'Un cobrador no puede demandarle cuando ya pasó el plazo legal de la deuda. Usted debe decirlo en su contestación (answer).',
  },
  'us.claim.right-place': {
    says: 'Un cobrador puede demandarle solo donde usted vive ahora o donde firmó el contrato.',
  },
  'us.claim.right-service': {
    says: 'En servicio militar activo, puede pedir a la corte que espere al menos 90 días. No puede haber fallo antes de que la corte lo revise.',
  },
  'us.claim.right-waiver': {
    says: 'Si no puede pagar una tarifa de la corte, pida a la secretaría (clerk) un formulario de exención de tarifas (fee waiver).',
  },
  'us.claim.deadline-federal': {
    says: 'En una corte federal tiene 21 días para contestar desde que le entregan los papeles.',
    action: 'Presentar su contestación en la corte federal',
    consequence: 'La corte puede dictar un fallo contra usted por no contestar (default judgment).',
  },
  'us.claim.warning-time': {
    says: 'El plazo corre desde el día en que le entregaron los papeles. En muchos estados son solo 20 a 30 días. Anote ese día.',
  },
  'us.claim.warning-late': {
    says: 'Su plazo puede estar por terminar. Presente hoy una contestación (answer), o llame a la secretaría de la corte (clerk). Pregunte si ya se registró la falta de contestación (default).',
  },
  'us.claim.step-answer': {
    says: 'Busque en la citación (summons) el último día para contestar o el día para ir a la corte. Anótelo ya en su calendario.',
  },
  'us.claim.step-file': {
    says: 'Presente una contestación escrita (answer) en la corte. Responda a cada punto numerado: lo acepta, lo niega o no lo sabe.',
  },
  'us.claim.step-help': {
    says: 'Llame hoy a la ayuda legal gratuita (legal aid) o al centro de autoayuda (self-help center) de la corte. Es gratis. Llamar al abogado contrario no es contestar.',
  },
  'us.claim.step-copy': {
    says: 'Envíe una copia de su contestación (answer) al abogado de la otra parte. Guarde otra con el sello de la corte.',
  },
  'us.claim.step-defences': {
    says: 'Ponga en la contestación (answer) todas sus defensas. Por ejemplo: no es mi deuda, está pagada, la suma está mal, es vieja o no prueban que es suya.',
  },
  'us.claim.step-settle': {
    says: 'Puede llegar a un acuerdo en cualquier momento. Presente primero su contestación (answer). Consiga el acuerdo por escrito con el número del caso.',
  },
  'us.claim.option-defend': {
    says: 'Presente una contestación (answer) que niegue lo que está mal y nombre sus defensas. Después vaya a todas las audiencias.',
    title: 'Contestar y hacer que lo prueben',
    cost: 'Una tarifa en algunas cortes; pida la exención (waiver)',
    time: 'En muchos estados, 20 a 30 días para contestar',
    risk: 'Si pierde, pueden añadir costos.',
    bestFor: 'No la debe, la suma está mal, es vieja o demanda un comprador de deudas.',
  },
  'us.claim.option-help': {
    says: 'La ayuda legal gratuita (legal aid), una clínica de una facultad de derecho o el centro de autoayuda pueden ayudarle a contestar a tiempo.',
    title: 'Conseguir ayuda legal gratuita',
    cost: 'Gratis si sus ingresos son bajos',
    time: 'Llame hoy',
    risk: 'Ninguno. El plazo sigue corriendo.',
    bestFor: 'No sabe qué escribir, o la suma es grande.',
  },
  'us.claim.option-settle': {
    says: 'Ofrezca una suma o un plan. Pida que se cierre el caso (dismissed), y compruebe con la corte que se cerró.',
    title: 'Llegar a un acuerdo en el caso',
    cost: 'Lo que acepte pagar',
    time: 'De días a semanas',
    risk: 'Un acuerdo sin papel presentado en la corte puede no impedir un fallo por no contestar (default judgment).',
    bestFor: 'La debe y puede pagar una parte ahora o en cuotas.',
  },
  'us.claim.option-bankruptcy': {
    says: 'Una bancarrota (bankruptcy) detiene casi todas las demandas y cobros de inmediato. Antes necesita un curso corto con un consejero aprobado.',
    title: 'Preguntar por la bancarrota',
    cost: 'Una tarifa de la corte; muchos abogados dan gratis la primera charla',
    time: 'Unos meses o años',
    risk: 'Queda en su informe de crédito hasta diez años.',
    bestFor: 'Sus deudas son mucho más de lo que nunca podrá pagar.',
  },
  'us.claim.insight-own-the-debt': {
    says: 'Un comprador de deudas debe mostrar una cadena completa de papeles desde el primer prestamista hasta él.',
    actionable: 'Pida en su contestación los papeles que muestren cada venta de la deuda.',
  },
  'us.claim.not-served': {
    says: 'Importa cómo recibió los papeles. Un caso puede detenerse si nunca se los entregaron bien.',
    actionable: 'Anote cómo y cuándo recibió los papeles. Diga a la corte si no se hizo bien.',
  },
  'us.judgment.want': {
    says: 'Una corte decidió que usted debe pagar. La otra parte ya puede pedir que le quiten sueldo o dinero del banco.',
  },
  'us.judgment.who': {
    says: 'Quien ganó es el acreedor del fallo (judgment creditor). Usted es el deudor del fallo (judgment debtor).',
  },
  'us.judgment.reality': {
    says: 'Un fallo (judgment) es serio, pero no es el fin. Si nunca supo del caso, puede pedir que lo anulen.',
  },
  'us.judgment.rights-summary': {
    says: 'Gran parte de su sueldo y todo el Seguro Social siguen siendo suyos. Puede reclamar exenciones (exemptions), pedir un plan o pedir reabrir el caso.',
  },
  'us.judgment.not-yet': {
    says: 'Nadie puede quitarle sueldo sin una orden de embargo (garnishment) enviada a su empleador. No puede ir a la cárcel por deber dinero.',
  },
  'us.judgment.right-undo': {
    says: 'Si nunca le entregaron los papeles, puede pedir a la corte que anule el fallo (set aside). Hágalo de inmediato.',
  },
  'us.judgment.right-service': {
    says: 'Si estaba en servicio militar activo, puede pedir reabrir un fallo por no contestar (default judgment). Tiene 90 días después de terminar su servicio.',
  },
  'us.judgment.step-read': {
    says: 'Busque la fecha del fallo (judgment) y pida el expediente a la secretaría de la corte (clerk). El plazo para apelar o reabrir es corto.',
  },
  'us.judgment.step-aid': {
    says: 'Llame hoy a la ayuda legal gratuita (legal aid). Pregunte si el fallo se puede anular y qué dinero está protegido en su estado.',
  },
  'us.judgment.step-questions': {
    says: 'Si la corte le ordena ir o responder preguntas sobre su dinero, hágalo. Ignorar esa orden puede llevar a un arresto.',
  },
  'us.judgment.option-undo': {
    says: 'Presente una petición para anular el fallo (motion to vacate). Diga por qué faltó al caso y cuál es su defensa.',
    title: 'Pedir a la corte que lo anule',
    cost: 'Una tarifa en algunas cortes; pida la exención (waiver)',
    time: 'A menudo 30 días o menos para apelar; actúe ya',
    risk: 'El juez puede decir que no.',
    bestFor: 'No recibió los papeles, o tuvo una buena razón para faltar.',
  },
  'us.judgment.option-plan': {
    says: 'Ofrezca un plan y pida que no embarguen su sueldo (garnish) mientras paga. Consígalo por escrito.',
    title: 'Acordar un plan de pagos',
    cost: 'Lo que pueda mantener, más intereses',
    time: 'Semanas',
    risk: 'Si falta a un pago, pueden usar el fallo.',
    bestFor: 'El fallo es correcto y usted tiene algún ingreso.',
  },
  'us.judgment.option-bankruptcy': {
    says: 'Presentar una bancarrota (bankruptcy) detiene casi todos los embargos (garnishments) de inmediato y puede terminar muchas deudas.',
    title: 'Preguntar por la bancarrota',
    cost: 'Una tarifa de la corte y a menudo un abogado',
    time: 'Unos meses o años',
    risk: 'Queda en su informe de crédito hasta diez años. Algunas deudas permanecen.',
    bestFor: 'No puede pagar esta ni sus otras deudas.',
  },
  'us.judgment.option-pay': {
    says: 'Pague de una forma que deje prueba. Después pida una constancia de pago del fallo (satisfaction of judgment), presentada en la corte.',
    title: 'Pagar y recibir la constancia',
    cost: 'La suma, los costos y los intereses',
    time: 'Un día',
    risk: 'Ninguno si recibe el papel.',
    bestFor: 'La debe y puede pagarla.',
  },
  'us.taking.want': {
    says: 'Quieren quitarle parte de su sueldo, dinero del banco o bienes para pagar un fallo de la corte (judgment).',
  },
  'us.taking.who': {
    says: 'Un sheriff, marshal, constable o secretario de la corte cumple las órdenes judiciales. Un cobrador de deudas no tiene ese poder.',
  },
  'us.taking.reality': {
    says: 'La ley protege parte de su sueldo y muchos beneficios. A menudo usted tiene que reclamar esa protección en pocos días.',
  },
  'us.taking.rights-summary': {
    says: 'Puede reclamar exenciones (exemptions) y pedir una audiencia (hearing). Su jefe no puede despedirle por un solo embargo (garnishment).',
  },
  'us.taking.right-cap': {
    says: 'Por una deuda normal pueden quitarle como máximo 25% de su sueldo después de los descuentos obligatorios. De un sueldo bajo quitan menos o nada.',
  },
  'us.taking.right-floor': {
    says: 'El sueldo semanal hasta 30 veces el salario mínimo federal está a salvo: $217.50 por semana. Muchos estados protegen más.',
  },
  'us.taking.right-benefits': {
    says: 'Su banco debe dejarle dos meses de Seguro Social, SSI, VA y otros beneficios federales pagados por depósito directo.',
  },
  'us.taking.right-social-security': {
    says: 'El Seguro Social (Social Security) y el SSI no se pueden quitar por deudas privadas.',
  },
  'us.taking.right-job': {
    says: 'Su empleador no puede despedirle porque le embargan el sueldo (garnishment) por una sola deuda.',
  },
  'us.taking.not-yet': {
    says: 'No pueden quitarle todo su sueldo, ni quitarle el Seguro Social por una deuda privada.',
  },
  'us.taking.step-claim': {
    says: 'Busque en los papeles un formulario de reclamo de exención (claim of exemption). Preséntelo de inmediato: el plazo suele ser de 10 a 20 días.',
  },
  'us.taking.step-bank': {
    says: 'Diga a su banco y a la corte qué dinero es de beneficios, y muestre pruebas. No lo mezcle con otro dinero.',
  },
  'us.taking.step-aid': {
    says: 'Llame a la ayuda legal gratuita (legal aid). Pregunte qué protege su estado, como sueldo, carro, herramientas y dinero para la renta.',
  },
  'us.taking.option-exempt': {
    says: 'Presente un reclamo de exención (claim of exemption) y pida una audiencia. Lleve talones de pago, estados de cuenta del banco y cartas de beneficios.',
    title: 'Reclamar exenciones',
    cost: 'Gratis o una tarifa pequeña',
    time: 'A menudo 10 a 20 días para presentarlo',
    risk: 'Ninguno. El juez puede decir que no.',
    bestFor: 'El dinero es de beneficios o de un sueldo bajo, o usted mantiene una familia.',
  },
  'us.taking.option-plan': {
    says: 'Ofrezca al acreedor un plan a cambio de terminar el embargo (garnishment). Consígalo por escrito.',
    title: 'Ofrecer un plan',
    cost: 'Lo que acepte pagar',
    time: 'De días a semanas',
    risk: 'No tienen que aceptar.',
    bestFor: 'El fallo es correcto y puede pagar un poco cada mes.',
  },
  'us.taking.option-bankruptcy': {
    says: 'Presentar una bancarrota (bankruptcy) detiene casi todos los embargos (garnishments) el mismo día.',
    title: 'Preguntar por la bancarrota',
    cost: 'Una tarifa de la corte y a menudo un abogado',
    time: 'El embargo se detiene de inmediato',
    risk: 'Queda en su informe de crédito hasta diez años.',
    bestFor: 'Tiene muchas deudas que no puede pagar.',
  },
  'us.taking.student-loans': {
    says: 'En enero de 2026 se puso en pausa quitar sueldo y reembolsos por préstamos estudiantiles federales en mora (default). Vea cómo está ahora en StudentAid.gov.',
    was: 'Desde mayo de 2025, los préstamos estudiantiles federales en mora (default) llevaban a embargo de sueldo y pérdida de reembolsos de impuestos.',
    is: 'El Departamento de Educación puso ambos en pausa el 16 de enero de 2026, sin fecha de fin. Compruebe si la pausa sigue.',
  },
  'us.taking.federal-agency': {
    says: 'Una agencia federal puede quitarle hasta 15% de su sueldo sin ir a la corte. Debe avisarle 30 días antes y darle una audiencia si la pide.',
    actionable: 'Pida una audiencia por escrito antes de la fecha del aviso.',
  },
  'us.claim.foreclosure-120': {
    says: 'En la mayoría de los casos, la compañía hipotecaria debe esperar a que usted lleve más de 120 días de atraso. Solo entonces puede empezar la ejecución (foreclosure).',
    learnMore: 'Un consejero de vivienda aprobado por HUD puede ayudarle gratis a pedir un plan.',
  },
  'us.claim.ask-bankruptcy': {
    says: 'La bancarrota (bankruptcy) detiene casi todos los cobros de inmediato y puede terminar deudas de tarjetas, médicas y préstamos. La manutención de hijos, la mayoría de los impuestos y la mayoría de los préstamos estudiantiles quedan. Hable primero con un abogado.',
    dependsOn: 'sus ingresos, lo que posee y el tipo de sus deudas',
  },
}
