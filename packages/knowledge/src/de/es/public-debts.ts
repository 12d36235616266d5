/** The Spanish words of the rows in ../public-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_DEBTS_ES: Words = {
  'de.public-debt.want': {
    says: 'Un organismo público dice que aún debe dinero al Estado, a un tribunal o a su ciudad.',
  },
  'de.public-debt.reality': {
    says: 'Tome en serio esta carta. La mayoría de los organismos públicos puede embargar sueldo, cuenta o bienes sin un nuevo juicio.',
  },
  'de.public-debt.who': {
    says: 'Es un organismo público, o la caja que cobra para él. Sus poderes vienen de la ley.',
  },
  'de.public-debt.who-court': {
    says: 'La caja de los tribunales (Justizkasse) cobra costas y multas. Puede ordenar por sí misma el embargo del sueldo o de la cuenta.',
  },
  'de.public-debt.rights': {
    says: 'Puede preguntar de qué decisión sale la suma. Puede pedir más tiempo y oponerse a lo que esté mal.',
  },
  'de.public-debt.not-yet': {
    says: 'Antes de un embargo debe haber una decisión (Bescheid) ya exigible. También debería llegar un aviso con una semana para pagar.',
  },
  'de.public-debt.know-drop': {
    says: 'Si no hay nada que cobrar, el organismo puede dejar de reclamar (Niederschlagung). En casos muy duros puede perdonar la deuda (Erlass).',
  },
  'de.public-debt.know-charges': {
    says: 'Los impuestos y la mayoría de las tasas se extinguen cinco años después del año de vencimiento. Un aviso escrito o un embargo reinicia el plazo.',
  },
  'de.public-debt.right-object': {
    says: 'Tiene un mes para recurrir la decisión (Bescheid) en que se basa esta carta. Si no decía cómo, tiene un año.',
  },
  'de.public-debt.right-suspend': {
    says: 'Recurrir una tasa no detiene el pago. Pida por escrito al organismo que lo suspenda (Aussetzung der Vollziehung).',
  },
  'de.public-debt.right-time': {
    says: 'Puede pedir un aplazamiento o plazos (Stundung). Es posible si pagar enseguida fuera muy duro para usted.',
  },
  'de.public-debt.right-protected': {
    says: 'También un organismo público debe dejarle la parte protegida del sueldo. Pida a su banco una cuenta protegida (P-Konto).',
  },
  'de.public-debt.right-costs': {
    says: '¿Es errónea la cuenta de costas? Puede reclamar gratis ante el tribunal (Erinnerung). Eso no detiene el pago por sí solo.',
  },
  'de.public-debt.penal-reality': {
    says: 'Una multa penal (Geldstrafe) que no se puede cobrar puede acabar en prisión: un día por dos cuotas diarias. Actúe antes.',
  },
  'de.public-debt.penal-right': {
    says: 'Pida a la fiscalía más tiempo o plazos. También puede pedir trabajo sin sueldo en su lugar (freie Arbeit).',
  },
  'de.public-debt.order-right': {
    says: 'Por una multa (Bußgeld) impagada un juez puede ordenar arresto. No si demuestra que no puede pagar: escríbalo y pida plazos.',
  },
  'de.public-debt.loan-right': {
    says: '¿Tiene ingresos bajos? Pida al Bundesverwaltungsamt que le libere de los plazos (Freistellung). Puede valer unos meses hacia atrás.',
  },
  'de.public-debt.step-time': {
    says: 'Escriba o llame antes de la fecha de la carta, con el número de expediente (Kassenzeichen). Pida tiempo o plazos, con prueba de ingresos.',
  },
  'de.public-debt.step-which': {
    says: 'Busque la decisión o factura en que se basa la carta y revise la suma. Si falta, pida copia. ¿Ya pagó? Envíe la prueba.',
  },
}
