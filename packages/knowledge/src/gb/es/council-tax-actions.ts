/** A council tax letter in England and Wales: what an adviser would notice, warnings, tactics and time limits. The words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const COUNCIL_TAX_ACTIONS_ES: Words = {
  'gb.council-tax.insight-reductions': {
    says: 'Muchas facturas son demasiado altas porque nunca se pidió un descuento, una reducción o la rebaja de banda por discapacidad.',
    actionable:
      'Pida una revisión completa: quién vive allí, ingresos bajos, discapacidad, estudiantes y cuidadores.',
  },
  'gb.council-tax.insight-instalments': {
    says: 'Siete días deciden si puede seguir pagando por meses. Si los deja pasar, el resto del año vence 7 días después.',
    actionable: 'Pague la parte atrasada, o llame antes de ese día y pida conservar el plan.',
  },
  'gb.council-tax.insight-second': {
    says: 'Es el segundo recordatorio de este año. Si otro pago se atrasa, vence todo el resto sin nuevo recordatorio.',
    actionable: 'Ponga un cargo automático (direct debit) para un día después de cobrar.',
  },
  'gb.council-tax.insight-costs': {
    says: 'Los ayuntamientos (councils) solo pueden añadir costes que tuvieron de forma justa. Algunos los perdonan si acuerda pronto un plan.',
    actionable:
      'Pida al ayuntamiento que perdone los costes por su situación, o que muestre cómo los calculó.',
  },
  'gb.council-tax.insight-attach': {
    says: 'Los descuentos del sueldo o las ayudas no le cuestan tasas. Los agentes de embargo (bailiffs) añaden al menos £75, y £235 más por una visita.',
    actionable:
      'Dé al ayuntamiento (council) los datos de su trabajo o ayuda y pida descuentos en su lugar.',
  },
  'gb.council-tax.insight-order-wrong': {
    says: 'Si la orden nunca debió dictarse, el propio ayuntamiento (council) puede pedir al juzgado que la anule.',
    actionable:
      'Envíe prueba de lo que estaba mal y pida al ayuntamiento que haga anular la orden (quash).',
  },
  'gb.council-tax.warning-ignore': {
    says: 'No lo deje. Los pasos siguientes son la factura de todo el año, una citación judicial (summons) y costes añadidos.',
  },
  'gb.council-tax.warning-order': {
    says: 'Después de una liability order debe informar al ayuntamiento (council) de su trabajo e ingresos si se lo pide. No hacerlo puede traer una multa.',
  },
  'gb.council-tax.warning-prison': {
    says: 'Si le citan a una vista de prisión (committal hearing), pida ayuda legal enseguida y vaya. El juzgado debe mirar por qué no ha pagado.',
  },
  'gb.council-tax.warning-bankruptcy': {
    says: 'Una amenaza de quiebra (bankruptcy) o de una carga sobre su casa es seria si usted es el dueño. Pida consejo hoy.',
  },
  'gb.council-tax.tactic-pay-some': {
    says: 'Pague algo ya, aunque sea poco, y hágalo cada mes. Ayuda a mostrar que lo intenta.',
    risk: 'Un pago parcial no para una citación (summons).',
    notWhen: 'No debe la factura. Entonces discútala primero.',
  },
  'gb.council-tax.tactic-hardship': {
    says: 'Pida una reducción discrecional con una carta corta y un presupuesto. Nombre la ley: section 13A(1)(c).',
    risk: 'El ayuntamiento (council) puede negarse, y la factura sigue.',
    notWhen: 'Tiene dinero de sobra o ahorros.',
  },
  'gb.council-tax.tactic-councillor': {
    says: 'Pida ayuda a su concejal (councillor) si el ayuntamiento no escucha. Muchas veces puede hacer que revisen un caso.',
    risk: 'Puede tardar unos días.',
    notWhen: 'La vista o la visita es mañana. Entonces llame al propio ayuntamiento.',
  },
  'gb.council-tax.deadline-reminder': {
    says: 'Los 7 días empiezan el día en que se emitió el recordatorio. Ese día es el día uno.',
    action: 'Pagar el plazo atrasado, o acordar un plan',
    consequence: 'El resto del año vence 7 días después.',
  },
  'gb.council-tax.deadline-full-year': {
    says: 'Si la parte atrasada no se paga en los primeros 7 días, el resto del año vence después de 7 más.',
    action: 'Acordar un plan antes de que venza la factura completa',
    consequence: 'El ayuntamiento (council) puede pedir una citación judicial (summons).',
  },
  'gb.council-tax.deadline-final': {
    says: 'Después de un último aviso (final notice) el ayuntamiento (council) debe esperar 7 días. El día del aviso es el día uno.',
    action: 'Pagar, o acordar un plan',
    consequence: 'El ayuntamiento puede acudir a los magistrates, y se añaden costes.',
  },
}
