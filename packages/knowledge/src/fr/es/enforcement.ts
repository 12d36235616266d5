/** Acts of an enforcement officer (commissaire de justice) in general, and the demand to pay: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENFORCEMENT_WORDS: Words = {
  'fr.officer.who': {
    says: 'Un commissaire de justice (antes: huissier) es un agente público que puede ejecutar órdenes judiciales.',
  },
  'fr.officer.want-pay': { says: 'Quieren que pague ahora, o empezarán a embargar.' },
  'fr.officer.reality-no-title': {
    says: 'No vemos sentencia ni otro título en esta carta. Sin él, el agente solo puede pedir, como cualquier cobrador.',
  },
  'fr.officer.reality-title': {
    says: 'La carta habla de una sentencia o título, así que se puede ejecutar. Aún tiene derechos, un juez y plazos a su favor.',
  },
  'fr.officer.rights-summary': {
    says: 'Puede ver el título, conservar dinero y cosas básicas, pedir tiempo e ir al juez de ejecución.',
  },
  'fr.officer.not-yet-none': {
    says: 'Sin título no pueden entrar, llevarse cosas ni tocar su sueldo.',
  },
  'fr.officer.know-officer': {
    says: 'Si no está o se niega, un agente solo puede entrar con la policía, una persona del alcalde o dos testigos, y un título.',
    learnMore:
      'Pueden venir de 6 a 21 h, no en domingo ni festivo, salvo permiso de un juez. De noche, nunca en una vivienda.',
  },
  'fr.officer.right-title': {
    says: 'Sin título ejecutivo no hay embargo. Tiene derecho a una copia.',
  },
  'fr.officer.right-hours': {
    says: 'Un agente puede actuar de 6 a 21 h, nunca en domingo ni festivo, salvo permiso de un juez. De noche, nunca en una vivienda.',
  },
  'fr.officer.right-time': {
    says: 'Tras el requerimiento de pago puede pedir al juez de ejecución hasta dos años.',
  },
  'fr.officer.option-plan': {
    title: 'Acordar un plan con el agente',
    says: 'Ofrezca por escrito una suma mensual con su presupuesto.',
    cost: 'Lo que pueda dar.',
    time: 'Un día o dos.',
    risk: 'Los gastos de los actos siguen si lo incumple.',
    bestFor: 'La debe y necesita tiempo.',
  },
  'fr.officer.option-judge': {
    title: 'Ir al juez de ejecución',
    says: 'Impugne el embargo o pida tiempo. Un embargo de cuenta se impugna con una citación, así que busque ayuda jurídica.',
    cost: 'Un acto del agente; la asistencia jurídica puede pagarlo.',
    time: 'Enseguida. Embargo de cuenta: en un mes.',
    risk: 'Gastos si pierde.',
    bestFor: 'No hay título, la suma está mal o el dinero está protegido.',
  },
  'fr.officer.option-overdebt': {
    title: 'Pedir ayuda por sobreendeudamiento',
    says: 'La Banque de France toma su expediente gratis. Una vez aceptado, los embargos paran.',
    cost: 'Nada.',
    time: 'Hasta tres meses.',
    risk: 'Queda en la lista de personas con impagos.',
    bestFor: 'Tiene más deudas de las que puede pagar.',
  },
  'fr.officer.warn-fake': {
    says: 'Algunas empresas copian el aspecto de un agente. Compruebe el nombre en la lista pública de commissaires de justice.',
  },
  'fr.officer.insight-small': {
    says: 'Es el procedimiento simple para deudas hasta 5.000 €. Usted puede negarse, y el silencio de un mes es un no.',
    actionable: 'Niéguese si la deuda es falsa o vieja. Si acepta, el acuerdo se vuelve un título.',
  },
  'fr.officer.element-title': {
    name: 'El título ejecutivo',
    says: 'El acto debe nombrar la sentencia u otro título en que se apoya.',
    ifMissing:
      'No vemos título. Pregunte: «Quel titre avez-vous ?» (¿qué título tienen?). Pida una copia.',
  },
  'fr.officer.element-count': {
    name: 'El cálculo de deuda, gastos e intereses',
    says: 'El acto debe mostrar deuda, gastos e intereses uno por uno.',
    ifMissing: 'No vemos un cálculo claro. Pídalo por escrito.',
  },
  'fr.officer.myth-force': {
    says: 'Nadie puede entrar sin título. Con título y si usted no está, un agente necesita a la policía, a un cargo electo o a dos testigos.',
  },
}
