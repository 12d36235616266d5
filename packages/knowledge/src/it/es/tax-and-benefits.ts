/** The Spanish words of the rows in ../tax-and-benefits.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_AND_BENEFITS_WORDS: Words = {
  'it.public.want-tax': {
    says: 'La oficina de impuestos, su recaudación (AdER) o su municipio pide un impuesto, una multa o cotizaciones.',
  },
  'it.public.want-bill': {
    says: 'Es un aviso de cobro (cartella). Pague, pida plazos o recurra en 60 días.',
  },
  'it.public.want-friendly': {
    says: 'Es un primer aviso de un error en su declaración (avviso bonario). Le da 60 días y una sanción menor.',
  },
  'it.public.want-block': {
    says: 'Avisan de que bloquearán su coche (fermo). Tiene 30 días para actuar.',
  },
  'it.public.want-benefit': {
    says: 'INPS dice que le pagó de más y lo pide de vuelta (indebito).',
  },
  'it.public.who': {
    says: 'Es una oficina pública o su recaudación. No necesita juez, pero usted puede recurrir y pedir tiempo.',
  },
  'it.public.rights': {
    says: 'Puede ver los papeles, recurrir y pedir pagar en partes.',
  },
  'it.public.reality': {
    says: 'Es serio, pero pedir plazos a tiempo detiene nuevos embargos.',
  },
  'it.public.reality-benefit': {
    says: 'Es serio, pero puede recurrir gratis. Deben dejarle lo suficiente para vivir.',
  },
  'it.public.no-whole-benefit': {
    says: 'No pueden parar toda su pensión para recuperarlo: un quinto como máximo cada mes.',
  },
  'it.public.no-seizure': {
    says: 'No pueden embargar en los 60 días tras un aviso de cobro (cartella). Después de un año deben enviar antes un nuevo aviso (intimazione) con cinco días.',
  },
  'it.public.small-debt': {
    says: 'Por deudas hasta 1.000 € deben esperar 120 días tras una carta con el detalle antes de actuar.',
  },
  'it.public.deadline-appeal': {
    says: 'Tiene 60 días desde la notificación (notifica) para pagar o recurrir. Contamos desde su fecha. Agosto no cuenta, pero no usamos eso.',
    action: 'Pagar, pedir plazos, o recurrir al tribunal fiscal',
    consequence: 'La deuda será definitiva y pueden embargar.',
  },
  'it.public.deadline-car': {
    says: 'Tiene 30 días desde la notificación del aviso.',
    action: 'Pagar, pedir plazos, o mostrar que necesita el coche para trabajar',
    consequence: 'Pueden bloquear el coche (fermo).',
  },
  'it.public.deadline-contributions': {
    says: 'Contra una petición de INPS (avviso di addebito) tiene 40 días para ir al juez laboral.',
    action: 'Pagar, pedir plazos, u oponerse ante el juez',
    consequence: 'La deuda será definitiva.',
  },
  'it.public.deadline-benefit': {
    says: 'Tiene 90 días desde que lo recibió para pedir a INPS que lo revise.',
    action:
      'Presentar un recurso a INPS por internet o en una oficina de ayuda (ricorso amministrativo)',
    consequence: 'La revisión llega tarde y el cobro sigue.',
  },
  'it.public.right-eighty-four': {
    says: 'En 2025 y 2026 puede pagar hasta 120.000 € en hasta 84 cuotas mensuales con una simple petición. Más cuotas piden prueba de apuros.',
  },
  'it.public.right-stop-suspend': {
    says: 'Si pagó, o la deuda prescribió o se anuló, envíe una declaración a AdER en 60 días. Eso detiene el cobro.',
  },
  'it.public.right-hear-first': {
    says: 'Antes de la mayoría de las liquidaciones, la oficina debe enviar un borrador y darle 60 días para contestar.',
  },
  'it.public.right-agree': {
    says: 'Puede pedir un acuerdo sobre una liquidación (accertamento con adesione): la sanción baja a un tercio.',
  },
  'it.public.right-self-correct': {
    says: 'Por un error claro puede pedir a la oficina que lo anule (autotutela). Eso solo no detiene el plazo.',
  },
  'it.public.right-work-car': {
    says: 'No pueden bloquear un coche que necesita para su trabajo o para una persona con discapacidad. Pruébelo en 30 días.',
  },
  'it.public.right-home': {
    says: 'Una carga sobre una vivienda pide una deuda de más de 20.000 € y 30 días de aviso. Su única vivienda donde vive no se puede vender.',
  },
  'it.public.right-good-faith': {
    says: 'Si INPS pagó de más una pensión por su propio error, a menudo no tiene que devolverlo. Vale si usted fue honesto y lo contó todo.',
  },
  'it.public.right-fifth-benefit': {
    says: 'Pueden retener un quinto de una pensión como máximo, y no por debajo de la parte a salvo.',
  },
  'it.public.step-what': {
    says: 'Vea qué es: primer aviso (avviso bonario), liquidación (accertamento), aviso de cobro (cartella), aviso de bloqueo (fermo). Anote el día de la notificación.',
  },
  'it.public.step-what-benefit': {
    says: 'Vea qué prestación, qué meses y por qué. Vaya a una oficina de ayuda (patronato), es gratis.',
  },
  'it.public.step-real': {
    says: 'Compruébelo en su área de AdER, la oficina de impuestos o INPS con SPID o CIE, nunca por un enlace.',
  },
  'it.public.step-act': {
    says: 'Si es correcto, pida ya plazos por internet. Si está mal, vea a tiempo para recurrir un centro de ayuda fiscal (CAF) o un asesor fiscal.',
  },
  'it.public.step-answer-benefit': {
    says: 'Si está mal, presente el recurso (ricorso) con una oficina de ayuda (patronato) y diga que actuó de buena fe.',
  },
  'it.public.step-plan': {
    says: 'Elija cuotas que pueda pagar: el plan se pierde tras ocho cuotas sin pagar.',
  },
  'it.public.step-plan-benefit': {
    says: 'Si es correcto, pida a INPS cuotas pequeñas al mes. Una oficina de ayuda (patronato) lo hace gratis.',
  },
  'it.public.step-old': {
    says: 'Mire las fechas: impuesto del coche tres años; impuestos del municipio, multas e INPS cinco; impuestos del Estado normalmente diez.',
  },
  'it.public.step-papers-benefit': {
    says: 'Reúna lo que dijo a INPS y cuándo: formularios, papeles de ingresos, cartas.',
  },
  'it.public.option-appeal': {
    title: 'Recurrir',
    says: 'Presente un recurso al tribunal fiscal. Hasta 3.000 € no necesita abogado.',
    cost: 'Una tasa desde 30 €.',
    time: '60 días.',
    risk: 'Quizá tenga que pagar una parte mientras tanto.',
    bestFor: 'La cantidad está mal, prescrita o nunca notificada.',
  },
  'it.public.option-appeal-benefit': {
    title: 'Recurrir ante INPS',
    says: 'Una oficina de ayuda (patronato) lo presenta gratis.',
    cost: 'Nada.',
    time: '90 días.',
    risk: 'Bajo.',
    bestFor: 'Fue honesto, o la cantidad está mal.',
  },
  'it.public.option-plan': {
    title: 'Pagar en partes',
    says: 'Pídalo por internet en la web de AdER o de la oficina.',
    cost: 'Intereses.',
    time: 'Minutos.',
    risk: 'Ocho cuotas sin pagar acaban el plan.',
    bestFor: 'Lo debe y no puede pagar de golpe.',
  },
  'it.public.option-plan-benefit': {
    title: 'Devolver en partes',
    says: 'Pida a INPS cuotas pequeñas al mes.',
    cost: 'La cantidad, en partes.',
    time: 'Minutos para pedirlo.',
    risk: 'Bajo.',
    bestFor: 'No tenía derecho al dinero.',
  },
  'it.public.option-pay': {
    title: 'Pagar a tiempo',
    says: 'Pague con PagoPA y el código de la carta.',
    cost: 'La cantidad.',
    time: 'Minutos.',
    risk: 'Bajo.',
    bestFor: 'Es correcto y puede pagar.',
  },
  'it.public.change-quinquies': {
    says: 'La oferta especial para deudas antiguas en recaudación (rottamazione-quinquies) cerró a nuevas peticiones el 30 de abril de 2026.',
    was: 'Se podía pedir pagar sin sanciones ni intereses.',
    is: 'Solo paga así quien lo pidió a tiempo. La próxima cuota vence el 30 de noviembre de 2026.',
  },
  'it.public.insight-service': {
    says: 'Las deudas de un aviso pueden venir de papeles que nunca recibió.',
    actionable: 'Pida a AdER la lista (estratto di ruolo) y la prueba de la notificación.',
  },
  'it.public.warning-pec': {
    says: 'Recoja las cartas certificadas y abra los avisos de PEC y SEND. No leerlos no detiene el plazo.',
  },
  'it.contributions.right-old': {
    says: 'Las cotizaciones prescriben a los cinco años de su vencimiento, salvo que le llegara un papel antes. Dígalo a tiempo al juez.',
  },
}
