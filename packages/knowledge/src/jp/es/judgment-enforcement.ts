/** The Spanish words of Japan: judgment enforcement. */
import type { Words } from '@plainletter/contracts/rule'

export const JUDGMENT_ENFORCEMENT_ES: Words = {
  'jp.enforce.judgment-want': {
    says: 'Un juzgado ha decidido qué debe pagar o hacer.',
  },
  'jp.enforce.judgment-who': {
    says: 'Viene de un juzgado.',
  },
  'jp.enforce.judgment-real': {
    says: 'Es serio, pero aún puede recurrir o acordar un plan.',
  },
  'jp.enforce.judgment-not-yet': {
    says: 'Para embargar, el acreedor debe presentar una nueva petición al juzgado.',
  },
  'jp.enforce.judgment-koso': {
    says: 'Tiene dos semanas desde la entrega para recurrir (控訴).',
    action: 'Presentar el recurso',
    consequence: 'La sentencia es firme.',
  },
  'jp.enforce.judgment-small': {
    says: 'Contra una sentencia de demanda pequeña tiene dos semanas para oponerse (異議). No hay recurso.',
    action: 'Presentar la oposición',
    consequence: 'La sentencia es firme.',
  },
  'jp.enforce.judgment-step': {
    says: 'Enseñe la sentencia a un abogado o a Houterasu esta semana.',
  },
  'jp.enforce.judgment-plan': {
    says: 'Si no puede pagar, pida un plan o mire el alivio de deudas.',
  },
  'jp.enforce.judgment-right': {
    says: 'Tiene derecho a ir a un tribunal superior, en dos semanas.',
  },
  'jp.enforce.judgment-wages': {
    says: 'Tres cuartas partes de su sueldo neto están protegidas, hasta 330.000 yenes al mes.',
  },
  'jp.enforce.judgment-appeal': {
    title: 'Recurrir',
    says: 'Preséntelo en dos semanas.',
    cost: 'Tasa judicial; es posible una ayuda.',
    time: 'Dos semanas.',
    risk: 'Puede perder otra vez.',
    bestFor: 'La sentencia está mal.',
  },
  'jp.enforce.judgment-talk': {
    title: 'Acordar un plan',
    says: 'Hable con el acreedor.',
    cost: 'Lo que ofrezca.',
    time: 'Ahora.',
    risk: 'Pueden negarse.',
    bestFor: 'La debe.',
  },
  'jp.enforce.seize-want': {
    says: 'Un acreedor o una oficina toma parte de su sueldo, dinero del banco o cosas (差押え), o avisa de ello.',
  },
  'jp.enforce.seize-who': {
    says: 'Un embargo de verdad viene de un juzgado, un agente de ejecución (執行官) o una oficina fiscal. Una empresa privada solo puede avisar.',
  },
  'jp.enforce.seize-real': {
    says: 'Conserva la mayor parte de su sueldo y las cosas que necesita para vivir.',
  },
  'jp.enforce.seize-not-yet': {
    says: 'Un aviso no es un embargo. Un acreedor privado necesita antes una sentencia u otro papel que se pueda ejecutar.',
  },
  'jp.enforce.seize-week': {
    says: 'Tiene una semana desde la entrega para un recurso (執行抗告) sobre fallos de la orden.',
    action: 'Buscar un abogado y presentarlo',
    consequence: 'La orden se queda.',
  },
  'jp.enforce.seize-step-more': {
    says: 'Si no puede vivir con el resto, pida al juzgado que tome menos (差押範囲の変更). Para el sueldo, hágalo en cuatro semanas.',
  },
  'jp.enforce.seize-step-tax': {
    says: 'Llame ahora a la oficina fiscal. Pida tiempo o plazos, y diga lo que necesita para vivir.',
  },
  'jp.enforce.seize-step-help': {
    says: 'Pregunte a un abogado o a Houterasu por el alivio de deudas. Puede parar embargos.',
  },
  'jp.enforce.seize-goods': {
    says: 'Ropa, ropa de cama, cosas de cocina y efectivo hasta 660.000 yenes no se pueden embargar.',
  },
  'jp.enforce.seize-more': {
    says: 'Tiene derecho a pedir al juzgado un embargo menor.',
  },
  'jp.enforce.seize-less': {
    title: 'Pedir un embargo menor',
    says: 'Preséntelo con prueba de sus gastos.',
    cost: 'Poco.',
    time: 'En cuatro semanas para el sueldo.',
    risk: 'El juzgado puede negarse.',
    bestFor: 'No puede vivir con el resto.',
  },
  'jp.enforce.seize-relief': {
    title: 'Mirar el alivio de deudas',
    says: 'Quiebra (自己破産) o un plan judicial (個人再生).',
    cost: 'Houterasu puede prestar los honorarios.',
    time: 'Meses.',
    risk: 'Puede perder bienes caros.',
    bestFor: 'Las deudas son demasiadas.',
  },
}
