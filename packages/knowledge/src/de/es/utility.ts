/** The Spanish words of the rows in ../utility.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const UTILITY_ES: Words = {
  'de.supply.want': {
    says: 'Su proveedor quiere dinero por luz, gas, calefacción o agua.',
  },
  'de.supply.want-cut': {
    says: 'Su proveedor amenaza con cortarle por facturas sin pagar. Un plan de pagos puede pararlo.',
  },
  'de.supply.who': {
    says: 'Es una empresa. Para el dinero necesita un juzgado como cualquier otra, pero puede cortar el suministro con reglas estrictas.',
  },
  'de.supply.reality': {
    says: 'Para cortar luz y gas debe haber un atraso de dos pagos mensuales y al menos 100 €. No cuentan las cantidades que discutió con razones.',
  },
  'de.supply.rights-summary': {
    says: 'Tiene cuatro semanas desde la amenaza y una carta ocho días laborables antes del corte. En el suministro básico (Grundversorgung), además, un plan sin intereses.',
  },
  'de.supply.not-yet': {
    says: 'No pueden cortar luz o gas de inmediato. Primero una amenaza, después cuatro semanas, después una carta ocho días laborables antes.',
  },
  'de.supply.know-loan': {
    says: 'El Jobcenter o la oficina social puede prestarle el dinero para deudas de energía y parar un corte.',
    learnMore: 'Lleve la carta de amenaza y pida un préstamo para deudas de energía.',
  },
  'de.supply.option-plan': {
    says: 'Pida la Abwendungsvereinbarung (plan para evitar el corte). Todavía puede discutir la deuda un mes después de firmar.',
    title: 'Pedir un plan sin intereses',
    cost: 'La deuda en 6 a 24 partes mensuales.',
    time: 'Hoy.',
    risk: 'Si falta a una parte, el corte puede seguir adelante.',
    bestFor: 'La debe y no puede pagarla de una vez.',
  },
  'de.supply.option-dispute': {
    says: 'Envíe la foto del contador y diga qué está mal. Después use el organismo de arbitraje gratuito.',
    title: 'Discutir la factura',
    cost: 'Gratis.',
    time: 'Ahora; la respuesta tarda hasta cuatro semanas.',
    risk: 'Pague la parte correcta, o se quedará atrasado.',
    bestFor: 'El consumo o el precio parece mal.',
  },
  'de.supply.option-help': {
    says: 'Pida un préstamo para deudas de energía y ayuda para negociar.',
    title: 'Jobcenter, oficina social o consejo de energía',
    cost: 'Gratis.',
    time: 'Esta semana.',
    risk: 'Un préstamo hay que devolverlo.',
    bestFor: 'Hay un corte cerca y no tiene dinero.',
  },
  'de.supply.right-proportion': {
    says: 'No hay corte si pone en peligro la vida o la salud, o si muestra que pagará pronto.',
  },
  'de.supply.right-plan': {
    says: 'En el suministro básico (Grundversorgung) tiene derecho a cuotas sin intereses, en la mayoría de los casos en 6 a 18 meses. Por encima de 300 €, en 12 a 24.',
  },
  'de.supply.right-letter': {
    says: 'Deben enviarle una carta ocho días laborables antes del corte, con la razón y el coste probable.',
  },
  'de.supply.right-back-on': {
    says: 'Cuando la razón desaparece, el suministro debe volver sin demora. Solo pueden cobrar el coste real.',
  },
  'de.supply.warn-ignore': {
    says: 'Actúe antes del corte. Recuperar el suministro cuesta más y lleva tiempo.',
  },
  'de.supply.insight-estimate': {
    says: 'La factura se basa en una estimación de su consumo. Puede exigir que cuente una lectura real.',
    actionable: 'Envíe una foto del contador con la fecha.',
  },
  'de.supply.change-enwg': {
    says: 'Desde finales de 2025 las reglas de cortes son iguales dentro y fuera del suministro básico (Grundversorgung). El derecho a un plan es para el básico.',
    was: 'Las reglas de cortes estaban en reglamentos para el suministro básico.',
    is: 'Ahora están en la ley de energía y cubren todos los contratos de hogares.',
  },
  'de.supply.limitation': {
    says: 'Las facturas de luz, gas y teléfono prescriben a los tres años, contados desde el final del año.',
    from: 'el final del año en que venció la factura',
    restartedBy: 'Un pago o un reconocimiento hace empezar otra vez los tres años.',
  },
}
