/** The Spanish words of the rows in ../pay-by-mistake.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PAID_TOO_MUCH_ES: Words = {
  'fr.pay-back.want': {
    says: 'Su empleador dice que le pagó de más por error y quiere recuperarlo.',
  },
  'fr.pay-back.reality': {
    says: 'No es una decisión oficial. El empleador debe probar el error. Lo cobrado de más se devuelve, pero casi siempre en pequeñas partes.',
  },
  'fr.pay-back.right-part': {
    says: 'Solo pueden retener partes pequeñas: casi siempre una décima de cada nómina, y nunca lo inembargable. El resto debe llegarle.',
  },
  'fr.pay-back.right-years': {
    says: 'Solo pueden remontarse tres años, desde que lo supieron o debieron saberlo.',
  },
  'fr.pay-back.right-fault': {
    says: '¿El error fue suyo y le perjudica? Un juez puede reducir la suma.',
  },
  'fr.pay-back.step': {
    says: 'Compare contrato y nóminas. Pida por escrito el cálculo, bruto y neto. No acepte aún un gran descuento.',
  },
  'fr.pay-back.option': {
    says: 'Si es correcto, ofrezca pequeñas cuotas.',
    title: 'Ofrecer cuotas',
    cost: 'Gratis.',
    time: 'Esta semana.',
    risk: 'Vale como reconocimiento.',
    bestFor: 'El error es claro.',
  },
  'fr.pay-back.option-dispute': {
    says: 'Diga por qué está mal. Si aun así descuentan, acuda a los prud’hommes por la vía rápida (référé).',
    title: 'Impugnar',
    cost: 'Una carta. En el tribunal puede haber una contribución de 50 €; no con asistencia jurídica.',
    time: 'Unas semanas.',
    risk: 'Pueden demandar.',
    bestFor: 'La suma está mal o es antigua.',
  },
  'fr.pay-kept.want': {
    says: 'Su empresa retiene parte del sueldo por un daño. Dice que usted debe pagarlo.',
  },
  'fr.pay-kept.right': {
    says: 'La empresa no puede retener sueldo por un daño, un descuadre de caja o una herramienta perdida. Las multas están prohibidas. Solo responde por daño a propósito (faute lourde), y debe decirlo un tribunal.',
  },
  'fr.pay-kept.right-time': {
    says: 'El sueldo se debe cada mes. Tiene tres años para reclamarlo, y la vía rápida (référé) no exige abogado.',
  },
  'fr.pay-kept.step': {
    says: 'Reclame la suma por carta certificada, con un día para pagar. Luego vaya al tribunal laboral (prud’hommes). Pueden pedir 50 €, no con justicia gratuita.',
  },
}
