/** What can still be done about debts and a rented home when the day is over: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_DEBTS_ES: Words = {
  'jp.late.order-reality': {
    says: 'Desde el papel han pasado las dos semanas. Pero aún puede oponerse hasta que se declare ejecutable (仮執行宣言).',
  },
  'jp.late.order-step': {
    says: 'Mande hoy la oposición (督促異議) igualmente. Busque usted el número del tribunal y pregunte si ya es ejecutable (仮執行宣言).',
  },
  'jp.late.order-option': {
    says: 'Basta una línea que diga que se opone. Tras un segundo papel (仮執行宣言付) tiene otra vez dos semanas.',
    title: 'Oponerse (督促異議), también ahora',
    cost: 'Gratis.',
    time: 'Hoy, antes de la declaración.',
    risk: 'Tras el segundo papel pueden embargar sueldo o banco enseguida.',
    bestFor: 'No está de acuerdo, o necesita plazos.',
  },
  'jp.late.provisional-reality': {
    says: 'Las dos semanas parecen pasadas: la orden vale casi siempre como sentencia. Una deuda pagada o muy vieja aún se puede combatir.',
  },
  'jp.late.provisional-step': {
    says: '¿Qué día le llegó? En dos semanas: opóngase hoy. Después: pregunte hoy a Houterasu o a un abogado por una demanda para pararlo (請求異議の訴え).',
  },
  'jp.late.provisional-right': {
    says: 'Una orden de pago (支払督促) no decide quién tiene razón. Aun firme, casi siempre puede decir que la deuda ya era muy vieja. Para eso debe demandar.',
  },
  'jp.late.suit-reality': {
    says: 'El día de la respuesta o de la vista parece pasado. Si no dijo nada, quizá el tribunal decidió lo que pedía la otra parte.',
  },
  'jp.late.suit-step': {
    says: 'Busque usted el número del tribunal y llame hoy con el número del caso (事件番号). ¿Sin decidir? Mande ya la respuesta (答弁書) y pida otro día.',
  },
  'jp.late.suit-option': {
    says: 'Apele (控訴) ante el tribunal que decidió. En un juicio de poca cuantía es una objeción (異議).',
    title: 'Apelar, si le juzgaron sin oírle',
    cost: 'Timbres del tribunal. Consejo gratis con pocos ingresos.',
    time: 'Dos semanas desde que le llegó la sentencia.',
    risk: 'Mientras tanto a menudo se puede ejecutar.',
    bestFor: 'Tiene una razón contra la demanda.',
  },
  'jp.late.judgment-reality': {
    says: 'Desde la fecha del papel, las dos semanas para apelar han pasado. Corren desde el día en que le llegó. Un plan y el alivio de deudas siguen abiertos.',
  },
  'jp.late.judgment-step': {
    says: '¿Qué día le llegó la sentencia? En dos semanas: abogado hoy. Después: ofrezca plazos por escrito y pregunte a Houterasu por el alivio de deudas.',
  },
  'jp.late.no-fault': {
    says: '¿De verdad no pudo evitar perder las dos semanas, como en un desastre? Aún puede hacerlo en una semana tras acabar eso. Pregunte a un abogado.',
  },
  'jp.late.seize-step': {
    says: 'Llame hoy al tribunal. Aunque pasaron las semanas, pida que quite menos del sueldo que aún viene (差押範囲の変更).',
  },
  'jp.late.seize-option': {
    says: 'Pida al tribunal que quite menos de lo que viene. Lo ya pagado casi siempre se pierde.',
    title: 'Pedir un embargo menor desde ahora',
    cost: 'Tasas pequeñas.',
    time: 'Hoy.',
    risk: 'El tribunal puede negarse.',
    bestFor: 'No puede vivir con el resto.',
  },
  'jp.late.demand-step': {
    says: 'El día de la carta cambia poco: solo un tribunal puede permitir que quiten algo. Busque primero la fecha de su último pago. Luego conteste por escrito.',
  },
  'jp.late.claim-step': {
    says: 'El día pasó, pero solo un tribunal puede obligarle a pagar. No firme ni pague ahora. Enséñela hoy a un abogado y que conteste él.',
  },
  'jp.late.claim-option': {
    says: 'Un abogado escribe qué está mal, u ofrece menos para acabar todo (示談).',
    title: 'Contestar por un abogado, también ahora',
    cost: 'Consejo gratis con pocos ingresos.',
    time: 'Esta semana.',
    risk: 'Pueden ir a juicio.',
    bestFor: 'No está de acuerdo, o es demasiado.',
  },
  'jp.late.home-step': {
    says: 'Quédese, aunque el día pasó, y no firme un papel para irse (退去合意書). Escriba hoy que quiere seguir alquilando, y siga pagando.',
  },
  'jp.late.rent-reality': {
    says: 'El día de pago pasó: el propietario puede decir que el alquiler acabó. Un tribunal decide si es así. Hasta entonces puede quedarse.',
  },
  'jp.late.rent-step': {
    says: 'Pague hoy todo el alquiler atrasado, aún ahora, y guarde la prueba. Si no puede, pague una parte y ofrezca fechas. Un tribunal mira cuánto tiempo y por qué.',
  },
  'jp.late.rent-option': {
    says: 'Pague ya todo lo atrasado. Cuanto más pague antes del juicio, más difícil es acabar el alquiler.',
    title: 'Pagar ya el alquiler atrasado',
    cost: 'Lo que debe.',
    time: 'Hoy.',
    risk: 'El propietario puede demandar igualmente.',
    bestFor: 'Puede pagar y quiere quedarse.',
  },
}
