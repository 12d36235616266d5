/** The Spanish words of the rows in ../debt-collection.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_WORDS: Words = {
  'ca.debt.want': { says: 'Esta carta solo pide. Sola no puede obligarle a pagar.' },
  'ca.debt.reality': {
    says: 'Es una carta de una empresa, no de un tribunal. Nadie puede llevarse su sueldo o sus cosas por ella.',
  },
  'ca.debt.who': {
    says: 'Una agencia de cobro (collection agency) trabaja para la empresa a la que debía, o compró la deuda. No tiene poderes de tribunal ni de policía.',
  },
  'ca.debt.rights': {
    says: 'Puede pedir pruebas, disputar la deuda y ofrecer lo que puede pagar. Nadie puede amenazarle ni avergonzarle.',
  },
  'ca.debt.no-wages-yet': {
    says: 'Todavía no pueden tomar su sueldo. En la mayoría de las deudas antes deben demandarle y ganar.',
  },
  'ca.debt.no-goods-yet': {
    says: 'No pueden llevarse sus cosas ni entrar en su casa. Solo los oficiales de un tribunal pueden embargar, después de una sentencia.',
  },
  'ca.debt.know-old': {
    says: 'Las deudas pueden ser demasiado viejas para el tribunal. En muchas provincias tarda dos años, en Quebec tres. Un pago o un papel firmado puede empezar el tiempo de nuevo.',
    learnMore: 'Busque la fecha de su último pago o escrito. Hágalo antes de pagar o firmar nada.',
  },
  'ca.debt.know-six-years': {
    says: 'La mayoría de las deudas sin pagar salen de su informe de crédito tras unos seis años. Una deuda del informe puede ser ya demasiado vieja para el tribunal.',
  },
  'ca.debt.org-licence': {
    says: 'Las provincias exigen a las agencias de cobro una licencia o un registro. Puede comprobarlo en su provincia.',
  },
  'ca.debt.right-details': {
    says: 'Tiene derecho a conocer los detalles de la deuda: cuánto, por qué y quién la cobra.',
  },
  'ca.debt.right-no-harass': {
    says: 'Tiene derecho a que no le amenacen, insulten ni presionen demasiado. Nadie puede hacer pública su deuda.',
  },
  'ca.debt.right-hours': {
    says: 'Quienes cobran para un banco no pueden llamar en feriados, antes de las 7 de la mañana ni después de las 9 de la noche. Los domingos solo de 1 a 5 de la tarde.',
  },
  'ca.debt.right-work': {
    says: 'Quienes cobran para un banco no pueden hablar de la deuda con su jefe. Solo pueden comprobar que usted trabaja allí.',
  },
  'ca.debt.right-others': {
    says: 'No pueden hablar de su deuda con familia, amigos o vecinos, salvo que esa persona también firmara.',
  },
  'ca.debt.right-complain': {
    says: 'Puede quejarse a su banco. Si tarda más de 56 días, o no está de acuerdo, vaya gratis a OBSI.',
  },
  'ca.debt.right-privacy': {
    says: 'Puede preguntar a la empresa qué datos tiene de usted, y hacer corregir los que están mal.',
  },
  'ca.debt.qc-writing': {
    says: 'En Quebec puede decirles por escrito que solo le contacten por escrito. Dura tres meses y lo puede renovar.',
  },
  'ca.debt.qc-five-days': {
    says: 'En Quebec una agencia debe enviar primero un aviso escrito. Solo puede llamarle cinco días después.',
  },
  'ca.debt.qc-contest': {
    says: 'En Quebec puede escribir que disputa la deuda y que pueden ir al tribunal. Entonces no pueden llamarle.',
  },
  'ca.debt.step-check': {
    says: 'Compruebe que la deuda es suya. Mire el nombre, la suma, las fechas y a quién debía al principio.',
  },
  'ca.debt.step-age': {
    says: 'Averigüe cuándo pagó por última vez. Si fue hace años, no pague ni firme nada todavía.',
  },
  'ca.debt.step-write': {
    says: 'Conteste por escrito. Pida pruebas de la deuda, una lista de los cargos y el nombre del primer prestamista.',
  },
  'ca.debt.step-help': {
    says: 'Hable con un asesor de crédito sin fines de lucro. Si debe mucho, pregunte a un administrador de insolvencia (Licensed Insolvency Trustee). La primera charla casi siempre es gratis.',
  },
  'ca.debt.step-offer': {
    says: 'Si la debe, haga un presupuesto. Ofrezca por escrito una suma que pueda mantener, y guarde prueba de cada pago.',
  },
  'ca.debt.step-dispute': {
    says: 'Si está mal, dígalo por escrito y diga por qué. Envíe copias de sus pruebas, no los originales.',
  },
  'ca.debt.opt-proof': {
    says: 'Pida que muestren qué debe y por qué. No pague nada hasta verlo.',
    title: 'Pedir pruebas',
    cost: 'Gratis.',
    time: 'Una carta. Luego unas semanas.',
    risk: 'Bajo. Todavía pueden demandar, así que esté atento a papeles del tribunal.',
    bestFor: 'No está seguro de que sea suya, o la suma parece mal.',
  },
  'ca.debt.opt-plan': {
    says: 'Ofrezca una suma mensual, o una suma menor única para cerrarlo todo. Tenga el acuerdo por escrito antes de pagar.',
    title: 'Ofrecer un pago que pueda mantener',
    cost: 'La suma que acuerde.',
    time: 'De días a semanas.',
    risk: 'Un pago puede empezar el plazo de nuevo.',
    bestFor: 'La debe, y no es demasiado vieja.',
  },
  'ca.debt.opt-trustee': {
    says: 'Un administrador de insolvencia (Licensed Insolvency Trustee) puede ofrecer a sus acreedores una parte, en hasta cinco años. Eso detiene la mayoría de las demandas y embargos de sueldo.',
    title: 'Preguntar por una propuesta de consumidor',
    cost: 'Se paga de los pagos que acuerde.',
    time: 'Hasta cinco años.',
    risk: 'Sale algunos años en su informe de crédito.',
    bestFor: 'Debe más de lo que podrá devolver.',
  },
  'ca.debt.insight-restart': {
    says: 'En la mayoría de las provincias hasta un pago pequeño puede empezar el plazo de nuevo. Por eso quienes llaman suelen pedir una suma pequeña.',
    actionable: 'Compruebe la edad de la deuda antes de pagar nada.',
  },
  'ca.debt.insight-interest': {
    says: 'Desde 2025 la mayoría de los préstamos no puede costar más del 35% al año, con todos los cargos. Los préstamos de día de pago (payday loans) con licencia tienen su propio límite.',
    actionable:
      'Calcule el costo anual. Si pasa del 35%, pregunte a un abogado o a una oficina de consumo.',
  },
  'ca.debt.tactic-writing': {
    says: 'Hágalo por escrito. Una carta le da tiempo y deja constancia.',
    risk: 'Las cartas son más lentas que las llamadas.',
    notWhen: 'Se acerca una fecha del tribunal.',
  },
  'ca.debt.warn-court': {
    says: 'Si llegan papeles del tribunal, no los deje a un lado. Si no responde a tiempo, pueden ganar sin usted.',
  },
  'ca.debt.warn-settlers': {
    says: 'Cuidado con las empresas que prometen arreglar su deuda por dinero adelantado. Los Licensed Insolvency Trustees y los asesores sin fines de lucro son más seguros.',
  },
  'ca.debt.myth-prison': {
    says: 'No puede ir a la cárcel por no pagar una tarjeta, un préstamo o una factura. El cobrador que dice eso rompe las reglas.',
  },
  'ca.debt.myth-things': {
    says: 'Una agencia de cobro no puede llevarse sus cosas. Solo puede un oficial del tribunal, después de una sentencia. Un prestamista puede llevarse un auto que garantiza su préstamo.',
  },
  'ca.debt.element-creditor': {
    says: 'Deben decir a quién debe.',
    name: 'A quién debe',
    ifMissing: 'La carta no dice a quién debe. Pregunte antes de pagar.',
  },
  'ca.debt.element-sum': {
    says: 'Deben decirle cuánto reclaman.',
    name: 'Cuánto',
    ifMissing: 'La carta no da una suma clara. Pida una cuenta completa.',
  },
  'ca.debt.on-six-days': {
    says: 'En Ontario una agencia debe enviarle primero una carta privada. Luego debe esperar seis días antes de contactarle.',
  },
  'ca.debt.on-three': {
    says: 'En Ontario, una vez que hablaron con usted, pueden contactarle como mucho tres veces en siete días. El correo no cuenta.',
  },
  'ca.debt.on-hours': {
    says: 'En Ontario pueden contactarle de 7 de la mañana a 9 de la noche, y los domingos solo de 1 a 5 de la tarde. No en feriados.',
  },
  'ca.debt.bc-writing': {
    says: 'En Columbia Británica puede decirles que solo le contacten por escrito. Deles una dirección postal.',
  },
  'ca.debt.bc-dispute': {
    says: 'En Columbia Británica puede escribir que disputa la deuda y quiere que vaya al tribunal. Entonces deben dejar de contactarle.',
  },
  'ca.debt.ab-three': {
    says: 'En Alberta pueden contactarle como mucho tres veces en siete días, y solo de 7 de la mañana a 10 de la noche.',
  },
  'ca.debt.right-yearly-rate': {
    says: 'Si un contrato da el interés por día, semana o mes y no la tasa anual, debe como mucho 5% al año. Los préstamos de vivienda son distintos.',
  },
  'ca.debt.on-credit-file': {
    says: 'En Ontario puede ver gratis su expediente de crédito, hacer corregir datos malos y añadir su versión. Las deudas viejas deben salir del expediente tras algunos años.',
  },
  'ca.debt.bc-credit-file': {
    says: 'En Columbia Británica puede ver gratis su expediente de crédito, hacer corregir datos malos y añadir su versión. Las deudas viejas deben salir del expediente tras algunos años.',
  },
  'ca.debt.ab-credit-file': {
    says: 'En Alberta puede ver gratis su expediente de crédito, hacer corregir datos malos y añadir su versión. Las deudas viejas deben salir del expediente tras algunos años.',
  },
  'ca.debt.qc-credit-file': {
    says: 'En Quebec puede ver gratis su expediente de crédito. Puede añadir una nota si no está de acuerdo, y pedir un bloqueo gratuito.',
  },
  'ca.debt.right-bad-work': {
    says: 'Si el trabajo fue malo o no se terminó, dígalo por escrito con fotos. Puede descontar su pérdida de la factura.',
  },
  'ca.debt.on-small-claims': {
    says: 'En Ontario el tribunal de reclamos menores (Small Claims Court) ve hasta $50,000. Los gastos legales allí son casi siempre como mucho 15% del reclamo.',
  },
  'ca.debt.bc-small-claims': {
    says: 'En Columbia Británica un tribunal en línea (Civil Resolution Tribunal) decide reclamos de hasta $5,000, y el de reclamos menores hasta $35,000. Casi nunca paga el abogado de ellos.',
  },
  'ca.debt.ab-court': {
    says: 'En Alberta el Court of Justice ve reclamos de hasta $100,000. Allí puede hablar por sí mismo.',
  },
  'ca.debt.qc-small-claims': {
    says: 'En Quebec cada uno habla por sí mismo en los reclamos menores (petites créances), sin abogados. Una empresa que compró la deuda no puede demandar allí.',
  },
  'ca.debt.right-phone': {
    says: 'Por una deuda de teléfono o internet puede quejarse gratis a la CCTS. El Wireless Code limita lo que se debe si un contrato de móvil acaba antes.',
  },
  'ca.debt.right-sold': {
    says: 'Su deuda se vendió. Pida el aviso escrito de la venta y la prueba de que es de esta empresa. No pague a dos empresas.',
  },
  'ca.debt.right-student': {
    says: 'El Estado tiene casi siempre seis años para demandar por un préstamo estudiantil; un pago reinicia el plazo. Aún puede retener devoluciones de impuestos. Pida ayuda para pagar.',
  },
}
