/** Judgments: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_ES: Words = {
  'de.judgment.what-default': {
    says: 'El juzgado decidió contra usted porque no contestó o no fue. Puede oponerse en un plazo de dos semanas.',
  },
  'de.judgment.what-judgment': {
    says: 'Un juzgado ha decidido. El papel dice quién debe pagar o hacer algo.',
  },
  'de.judgment.who': {
    says: 'Esto viene de un juzgado. La otra parte puede usarlo para ejecutar con un agente judicial (Gerichtsvollzieher).',
  },
  'de.judgment.reality-judgment': {
    says: 'Vale, salvo que recurra a tiempo. Todavía puede pedir cuotas.',
  },
  'de.judgment.rights': {
    says: 'Incluso ahora está a salvo lo que necesita para vivir: parte de su sueldo, su cuenta protegida y las cosas básicas.',
  },
  'de.judgment.not-yet': {
    says: 'Nadie puede registrar su casa sin su permiso o una orden del juez. Sus ingresos protegidos siguen siendo suyos.',
  },
  'de.judgment.know-thirty': {
    says: 'Un título judicial (Titel) dura 30 años. Pagarlo en cuotas pequeñas o una insolvencia de tres años puede terminarlo antes.',
    learnMore: 'Pregunte en un centro gratuito de deudas qué camino le conviene.',
  },
  'de.judgment.deadline-default': {
    says: 'Tiene dos semanas desde la entrega oficial (Zustellung) para oponerse a una sentencia por no contestar. Ponga sus razones de inmediato.',
    action: 'Enviar su oposición (Einspruch) con sus razones',
    consequence: 'La sentencia queda firme.',
  },
  'de.judgment.deadline-appeal': {
    says: 'Un recurso (Berufung) debe llegar en el plazo de un mes desde la entrega oficial, con abogado. Deben estar en juego más de 1.000 €, o la sentencia debe permitirlo.',
    action: 'Que un abogado presente el recurso (Berufung) ante el tribunal siguiente',
    consequence: 'La sentencia queda firme.',
  },
  'de.judgment.step-account': {
    says: 'Convierta ahora su cuenta en una cuenta protegida (P-Konto). Así la cantidad básica de cada mes está a salvo.',
  },
  'de.judgment.step-lawyer': {
    says: 'Lleve la sentencia de inmediato a un abogado si quiere recurrir. Un mes es poco.',
  },
  'de.judgment.step-offer': {
    says: 'Si la debe, ofrezca ahora cuotas a la otra parte. El agente judicial (Gerichtsvollzieher) también puede acordar un plan de hasta un año.',
  },
  'de.judgment.step-check': {
    says: 'Compruebe también la entrega oficial (Zustellung). ¿Era su dirección? Si nunca recibió la primera orden, dígalo y pruébelo.',
  },
  'de.judgment.step-advice': {
    says: '¿Varias deudas? Pregunte en un centro gratuito de deudas por un acuerdo o por la insolvencia privada, que termina a los tres años.',
  },
  'de.judgment.option-appeal': {
    says: 'Pida a un abogado que revise la sentencia y presente el recurso (Berufung) a tiempo.',
    title: 'Recurrir con un abogado',
    cost: 'Tasas del juzgado y abogado. Es posible la asistencia jurídica.',
    time: 'Un mes desde la entrega oficial (Zustellung).',
    risk: 'Si pierde, paga las costas de las dos partes.',
    bestFor: 'Hay más de 1.000 € en juego y un error claro.',
  },
  'de.judgment.option-rates': {
    says: 'Ofrezca lo que pueda mantener cada mes. Pida una promesa escrita de no ejecutar mientras tanto.',
    title: 'Ofrecer cuotas',
    cost: 'La cantidad debida con intereses.',
    time: 'Una carta o una llamada.',
    risk: 'El plan termina si se retrasa dos semanas.',
    bestFor: 'La deuda es correcta y tiene algún ingreso.',
  },
  'de.judgment.option-help': {
    says: 'Un asesor de deudas puede certificar sus cantidades protegidas y planear una salida.',
    title: 'Ver a un asesor de deudas',
    cost: 'Gratis.',
    time: 'Llame ya, suele haber espera.',
    risk: 'Ninguno, pero los plazos del papel siguen mientras espera.',
    bestFor: 'No puede pagar o tiene muchas deudas.',
  },
  'de.judgment.right-restore': {
    says: 'Si dejó pasar el plazo sin culpa, pida la reposición (Wiedereinsetzung). Tiene dos semanas desde que terminó el impedimento.',
  },
  'de.judgment.right-income': {
    says: 'Hasta el 30 de junio de 2027, al menos 1.587,40 € de su sueldo neto mensual están a salvo. Con hijos o cónyuge a cargo es más.',
  },
  'de.judgment.right-things': {
    says: 'No se pueden quitar las cosas de un hogar modesto ni las de su trabajo.',
  },
  'de.judgment.right-account': {
    says: 'Tiene derecho a una cuenta protegida (P-Konto), aunque la cuenta esté en números rojos.',
  },
  'de.judgment.warn-fraud-claim': {
    says: 'El papel habla de un daño intencionado (unerlaubte Handlung). Si no es cierto, discuta esa palabra: sobrevive a la insolvencia y reduce su protección.',
  },
  'de.judgment.insight-costs': {
    says: 'Los gastos de ejecución se añaden solo si eran necesarios. Puede pedir cada factura.',
    actionable:
      'Pida una lista de la deuda: cantidad principal, intereses por fecha, gastos y pagos.',
  },
  'de.judgment.insight-interest': {
    says: 'Los intereses que vencen después del título judicial (Titel) prescriben a los tres años. A menudo los viejos siguen en la cuenta.',
    actionable:
      'Alegue la prescripción (Verjährung) de los intereses de hace más de tres años completos.',
  },
  'de.judgment.myth-three-years': {
    says: 'Un título judicial (Titel) no prescribe a los tres años. Dura 30 años. Solo los intereses posteriores terminan a los tres.',
  },
  'de.judgment.limitation-title': {
    says: 'Una deuda con título judicial (Titel) prescribe a los 30 años.',
    from: 'el día en que la sentencia o la orden quedó firme',
    restartedBy: 'Cada pago y cada acto de ejecución hace empezar otra vez los 30 años.',
  },
}
