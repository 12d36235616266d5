/** Bills and cut-off warnings in general, for water and for the phone. Power and gas are apart: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const UTILITY_BILL_WORDS: Words = {
  'fr.energy.want': {
    says: 'Quieren que pague una factura. Pueden avisar de que cortarán o bajarán el suministro.',
  },
  'fr.energy.who': {
    says: 'El proveedor es una empresa, no un tribunal. Debe seguir pasos antes de cortar.',
  },
  'fr.energy.reality': {
    says: 'Es una factura, no una sentencia. Nadie puede embargar dinero o cosas por ella.',
  },
  'fr.energy.not-yet-water': {
    says: 'No pueden cortar el agua de su vivienda principal por una factura sin pagar, en ningún momento del año.',
  },
  'fr.energy.rights-summary': {
    says: 'Puede pedir un plan, ayuda con la factura y revisión del contador, e ir a un mediador gratuito.',
  },
  'fr.energy.know-telecom': {
    says: 'Una factura de teléfono o internet de más de un año es demasiado vieja.',
  },
  'fr.energy.step-check-other': { says: 'Compare la factura con el contrato y sus pagos.' },
  'fr.energy.step-plan': {
    says: 'Contacte con la empresa antes de la fecha. Pida por escrito un plan que pueda mantener.',
  },
  'fr.energy.step-fsl': {
    says: 'Pida a un trabajador social o a su municipio ayuda del fondo de vivienda (FSL). El suministro sigue mientras deciden.',
  },
  'fr.energy.step-dispute-other': {
    says: 'Si la factura está mal, escriba a la empresa. Luego vaya gratis a su mediador.',
  },
  'fr.energy.step-pay-part': {
    says: 'Pague lo que pueda cada mes, y enteras las próximas facturas.',
  },
  'fr.energy.right-water': {
    says: 'El agua de su vivienda principal no se puede cortar ni bajar por una deuda.',
  },
  'fr.energy.right-mediator': {
    says: 'Tiene derecho al mediador de consumo gratuito de la empresa.',
  },
  'fr.energy.right-no-costs': { says: 'Sin orden judicial no le toca pagar gastos de cobro.' },
  'fr.energy.option-plan': {
    title: 'Pedir un plan de pago',
    says: 'Ofrezca una suma mensual antes de la fecha de la carta.',
    cost: 'Lo que ofrece.',
    time: 'Una llamada y un correo.',
    risk: 'Cúmplalo.',
    bestFor: 'La factura es correcta pero demasiado alta.',
  },
  'fr.energy.option-dispute': {
    title: 'Discutir la factura',
    says: 'Escriba con pruebas, luego vaya al mediador gratuito.',
    cost: 'Nada.',
    time: 'Dos meses para la empresa, luego unos meses.',
    risk: 'Pague mientras tanto la parte correcta.',
    bestFor: 'La lectura, las fechas o el precio están mal.',
  },
  'fr.energy.option-fsl': {
    title: 'Pedir ayuda con la factura',
    says: 'El fondo de vivienda (FSL), su municipio (CCAS) o el cheque de energía pueden pagar una parte.',
    cost: 'Nada.',
    time: 'Unas semanas.',
    risk: 'Ninguno.',
    bestFor: 'Sus ingresos son bajos.',
  },
  'fr.energy.tactic-fsl': {
    says: 'Diga por escrito a la empresa el día en que pide ayuda al FSL. El suministro se mantiene mientras la petición está abierta.',
    risk: 'Ninguno.',
    notWhen: 'Puede pagar ahora sin ayuda.',
  },
  'fr.energy.know-leak': {
    says: '¿La factura es altísima por una fuga en un tubo tras su contador? Entonces paga como mucho el doble de su consumo habitual.',
    learnMore:
      'Envíe al servicio del agua el papel de un fontanero sobre la reparación en el mes de su aviso.',
  },
}
