/** The Spanish words of the rows in ../renting.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RENTING_WORDS: Words = {
  'fr.home.want-rent': {
    says: 'Quieren que pague el alquiler atrasado, o un plan. Esta carta no termina su contrato.',
  },
  'fr.home.want-order': {
    says: 'Es una orden formal de pagar el alquiler (commandement de payer). Si no paga a tiempo, pueden pedir a un juez que termine el contrato.',
  },
  'fr.home.want-notice': {
    says: 'Su arrendador le avisa del fin (congé): para vender, para vivir allí o por un motivo serio.',
  },
  'fr.home.want-leave': {
    says: 'Un juez ha ordenado el desahucio. El agente le dice que se vaya (commandement de quitter les lieux).',
  },
  'fr.home.want-other': {
    says: 'Quieren que deje su casa, o dicen que irán al tribunal para eso.',
  },
  'fr.home.who': {
    says: 'Un arrendador o agente es un particular o una empresa. Solo un juez puede acabar con su derecho a quedarse, y solo un agente de ejecución con sentencia puede desahuciar.',
  },
  'fr.home.reality': {
    says: 'Una carta no desahucia a nadie. Hace falta un juez, luego un agente, luego casi siempre la ayuda policial del prefecto. Eso tarda meses.',
  },
  'fr.home.reality-judged': {
    says: 'Hay una decisión judicial, así que es urgente. Aún tiene tiempo, ayuda y un juez que puede dar más tiempo.',
  },
  'fr.home.not-yet': {
    says: 'Ahora no pueden echarle. Necesitan una sentencia, una orden de salir y luego casi siempre dos meses.',
  },
  'fr.home.not-yet-winter': {
    says: 'Del 1 de noviembre al 31 de marzo no se puede desahuciar a un inquilino, en la mayoría de los casos (trêve hivernale). El alquiler y el juicio siguen.',
  },
  'fr.home.rights-summary': {
    says: 'Puede quedarse hasta que decida un juez. Puede pedir tiempo, ayuda con el alquiler y un abogado gratuito.',
  },
  'fr.home.know-three-years': {
    says: 'Un juez puede dar hasta tres años para pagar alquileres atrasados, si paga de nuevo el alquiler corriente antes de la vista.',
    learnMore: 'Pague entero el próximo alquiler, aunque la deuda siga.',
  },
  'fr.home.deadline-six-weeks': {
    says: 'Tiene seis semanas desde la orden de pago (commandement) para pagar o buscar ayuda. Los contratos anteriores al 29 de julio de 2023 suelen dar dos meses.',
    action: 'Pagar la deuda de alquiler, o acordar un plan',
    consequence: 'Después el arrendador puede pedir a un juez que termine el contrato.',
  },
  'fr.home.deadline-two-months': {
    says: 'Esta orden da dos meses para pagar, como los contratos antiguos.',
    action: 'Pagar la deuda de alquiler, o acordar un plan',
    consequence: 'Después el arrendador puede pedir a un juez que termine el contrato.',
  },
  'fr.home.deadline-leave': {
    says: 'Tiene dos meses desde la orden de salir, salvo que el juez los acortara. Pida antes más tiempo al juez de ejecución.',
    action: 'Pedir más tiempo al juez, y buscar casa',
    consequence:
      'Después el agente puede pedir ayuda policial. Casi nunca hay desahucio del 1 de noviembre al 31 de marzo.',
  },
  'fr.home.step-stay': { says: 'No se vaya ni entregue aún las llaves. Pida consejo antes.' },
  'fr.home.step-adil': {
    says: 'Llame a la ADIL o a SOS loyers impayés (0 805 16 00 75). Es gratis y conocen las ayudas locales.',
  },
  'fr.home.step-fsl': {
    says: 'Pida a un trabajador social ayuda del fondo de vivienda (FSL). Avise también a la CAF, para que siga la ayuda al alquiler.',
  },
  'fr.home.step-pay-rent': {
    says: 'Pague el alquiler corriente si puede. Es lo primero que mira un juez.',
  },
  'fr.home.step-more-time': {
    says: 'Pida al juez de ejecución más tiempo para salir: de un mes a un año. Muestre que busca casa.',
  },
  'fr.home.step-check-notice': {
    says: 'Revise el aviso: ¿hay motivo, llega seis meses (tres si es amueblada) antes del fin, por carta certificada, agente o en mano?',
  },
  'fr.home.step-plan': {
    says: 'Ofrezca por escrito el alquiler más una pequeña suma mensual. Guarde prueba de cada pago.',
  },
  'fr.home.step-dispute': {
    says: 'Pida un estado del alquiler y revise cada mes, cada pago y la cuenta anual de gastos.',
  },
  'fr.home.step-dalo': {
    says: 'Si le espera un desahucio sin otra casa, pida el derecho a la vivienda (DALO).',
  },
  'fr.home.right-judge': {
    says: 'Solo un juez puede terminar su estancia, y solo un agente puede ejecutarlo.',
  },
  'fr.home.right-no-force': {
    says: 'Un arrendador que cambia la cerradura o le echa por la fuerza comete un delito: hasta tres años de cárcel y 30.000 €. Llame a la policía (17).',
  },
  'fr.home.right-winter': {
    says: 'Tiene derecho a la pausa de invierno: en la mayoría de los casos no hay desahucio del 1 de noviembre al 31 de marzo.',
  },
  'fr.home.right-three-years': {
    says: 'Tiene derecho a pedir al juez hasta tres años para pagar deudas de alquiler, si vuelve a pagar el alquiler.',
  },
  'fr.home.right-reason': {
    says: 'Para una casa vacía, el arrendador debe avisar seis meses antes del fin del contrato. Los únicos motivos: venta, uso propio o un motivo serio.',
  },
  'fr.home.right-reason-furnished': {
    says: 'Para una casa amueblada, el arrendador debe avisar tres meses antes del fin, con un motivo: venta, uso propio o un motivo serio.',
  },
  'fr.home.right-older': {
    says: 'Si tiene más de 65 años e ingresos bajos, el arrendador debe casi siempre ofrecerle otra casa cerca.',
  },
  'fr.home.right-buy': {
    says: 'Un aviso para vender una casa vacía es antes una oferta a usted. Tiene los dos primeros meses del aviso para decir sí.',
  },
  'fr.home.right-home-help': {
    says: 'Tiene derecho a pedir una casa al Estado (DALO) si se ha ordenado el desahucio.',
  },
  'fr.home.option-plan': {
    title: 'Acordar un plan de alquiler',
    says: 'Ofrezca el alquiler más una suma de la deuda, firmado por los dos.',
    cost: 'Lo que ofrece.',
    time: 'Una tarde.',
    risk: 'Si lo incumple, siguen adelante.',
    bestFor: 'Puede pagar el alquiler corriente.',
  },
  'fr.home.option-help': {
    title: 'Pedir ayuda gratuita de vivienda',
    says: 'La ADIL, un trabajador social y el fondo de vivienda (FSL) pueden parar muchos desahucios.',
    cost: 'Nada.',
    time: 'Llame hoy.',
    risk: 'Ninguno.',
    bestFor: 'Cualquiera con alquiler atrasado o un aviso.',
  },
  'fr.home.option-court': {
    title: 'Ir a la vista',
    says: 'Cuente al juez su versión y pida tiempo. No necesita abogado.',
    cost: 'Nada.',
    time: 'Medio día.',
    risk: 'Si no va, el juez decide solo.',
    bestFor: 'Tiene fecha de vista.',
  },
  'fr.home.option-dispute': {
    title: 'Discutir el aviso',
    says: 'Si el motivo es falso o el plazo corto, escriba al arrendador. Entonces el contrato sigue, o decide un juez.',
    cost: 'Una carta certificada.',
    time: 'Una hora.',
    risk: 'Si el aviso vale, debe irse a su fin.',
    bestFor: 'El aviso llega tarde, no tiene motivo o es un pretexto.',
  },
  'fr.home.option-overdebt': {
    title: 'Pedir ayuda por sobreendeudamiento',
    says: 'La Banque de France puede incluir deudas de alquiler. Un juez puede entonces parar un desahucio por un tiempo.',
    cost: 'Nada.',
    time: 'Hasta tres meses.',
    risk: 'Debe pagar el alquiler corriente.',
    bestFor: 'Tiene deudas de alquiler y otras.',
  },
  'fr.home.warn-hearing': {
    says: 'Si llega una citación, vaya a la vista. Le ofrecerán un estudio social: respóndalo, le ayuda.',
  },
  'fr.home.warn-judged': {
    says: 'Un juez ha decidido. Vea hoy a un abogado gratuito o a la ADIL y pida tiempo.',
  },
  'fr.home.insight-no-reason': {
    says: 'No vemos motivo en el aviso. Sin uno de los tres motivos legales no vale.',
    actionable: 'Pida a la ADIL que lo revise, y diga por escrito al arrendador que se queda.',
  },
  'fr.home.insight-costs': {
    says: 'La carta añade gastos o penas. En un contrato de vivienda no se pueden cargar al inquilino gastos de aviso ni penas.',
    actionable: 'Pague solo el alquiler y los gastos de la casa, y diga por qué por escrito.',
  },
  'fr.home.tactic-ccapex': {
    says: 'Pida que su caso vaya a la comisión contra los desahucios (CCAPEX). Reúne a arrendador, CAF y trabajadores sociales.',
    risk: 'Ninguno.',
    notWhen: 'Faltan días para una vista: vea antes a un abogado.',
  },
  'fr.home.element-fsl': {
    name: 'La dirección del fondo de vivienda',
    says: 'La orden debe nombrar el fondo de vivienda (FSL) al que puede acudir.',
    ifMissing:
      'No vemos el fondo de vivienda (FSL). Enséñela a la ADIL: una parte que falta puede anular la orden.',
  },
  'fr.home.element-count': {
    name: 'El alquiler y el cálculo de la deuda',
    says: 'La orden debe mostrar el alquiler mensual y un cálculo de la deuda.',
    ifMissing: 'No vemos un cálculo de la deuda. Pídalo.',
  },
  'fr.home.myth-winter-free': {
    says: 'La pausa de invierno detiene el desahucio, no el alquiler. La deuda crece y el juicio sigue.',
  },
  'fr.home.myth-lock': {
    says: 'No. Un arrendador no puede cambiar la cerradura, cortar agua o luz, ni sacar sus cosas.',
  },
  'fr.home.officer-order': {
    says: 'Es una orden formal de pagar el alquiler (commandement de payer). Si no paga a tiempo, pueden pedir a un juez que termine el contrato.',
  },
  'fr.home.officer-leave': {
    says: 'Un juez ha ordenado el desahucio. El agente le dice que se vaya (commandement de quitter les lieux).',
  },
  'fr.home.officer-reality': {
    says: 'Esta orden sola no termina su contrato ni le desahucia. Empieza un plazo para pagar o buscar ayuda. Solo un juez puede decidir.',
  },
  'fr.home.officer-reality-judged': {
    says: 'Hay una decisión judicial, así que es urgente. Aún tiene tiempo, ayuda y un juez que puede dar más tiempo.',
  },
  'fr.home.officer-winter': {
    says: 'Del 1 de noviembre al 31 de marzo no se puede desahuciar a un inquilino, en la mayoría de los casos (trêve hivernale).',
  },
  'fr.home.officer-adil': {
    says: 'Llame hoy a SOS loyers impayés (0 805 16 00 75) o a su ADIL. Es gratis.',
  },
  'fr.home.officer-fsl': {
    says: 'Pida a un trabajador social el fondo de vivienda (FSL) y avise a la CAF. Pague el alquiler corriente si puede.',
  },
  'fr.home.officer-time': {
    says: 'Pida al juez de ejecución más tiempo para salir: de un mes a un año. Muestre que busca casa.',
  },
  'fr.home.officer-three-years': {
    says: 'Tiene derecho a pedir al juez hasta tres años para pagar deudas de alquiler, si vuelve a pagar el alquiler.',
  },
  'fr.home.officer-right-winter': {
    says: 'Tiene derecho a la pausa de invierno: en la mayoría de los casos no hay desahucio del 1 de noviembre al 31 de marzo.',
  },
  'fr.home.judged-winter': {
    says: 'Del 1 de noviembre al 31 de marzo no se puede desahuciar a un inquilino, en la mayoría de los casos (trêve hivernale).',
    learnMore:
      'Tras una sentencia, el agente debe dar antes una orden de salir, y luego casi siempre dos meses.',
  },
  'fr.home.judged-adil': {
    says: 'Llame a SOS loyers impayés (0 805 16 00 75) o a su ADIL. Pregunte a un trabajador social por el fondo de vivienda (FSL).',
  },
  'fr.home.judged-three-years': {
    says: 'En un caso de alquiler puede pedir al juez hasta tres años, si paga de nuevo el alquiler corriente antes de la vista.',
  },
  'fr.home.judged-time': {
    says: 'Tiene derecho a pedir al juez de ejecución más tiempo para salir: de un mes a un año.',
  },
}
