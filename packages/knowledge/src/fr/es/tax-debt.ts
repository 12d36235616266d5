/** Taxes (impôts) and State seizures: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_DEBT_WORDS: Words = {
  'fr.public.tax-want': { says: 'Hacienda (fisc) quiere que pague un impuesto.' },
  'fr.public.tax-want-proposal': {
    says: 'Hacienda quiere cambiar su impuesto. Es una propuesta: usted puede responder antes.',
  },
  'fr.public.tax-want-seizure': {
    says: 'El Tesoro toma dinero de su banco, empresa u otro tercero (SATD).',
  },
  'fr.public.tax-want-reminder': {
    says: 'El Tesoro le recuerda un impuesto que no está pagado. Aún no hay embargo: pague o pida tiempo antes de que acabe el plazo.',
  },
  'fr.public.tax-want-formal': {
    says: 'El Tesoro le requiere el pago de manera formal (mise en demeure). Aún no hay embargo: pague o pida tiempo antes de que acabe el plazo.',
  },
  'fr.public.tax-who': {
    says: 'El Tesoro público tiene mucho poder. No necesita juez para embargar, pero debe seguir pasos.',
  },
  'fr.public.tax-reality': {
    says: 'Casi todos los que piden pronto consiguen tiempo para pagar. Escriba antes de la fecha.',
  },
  'fr.public.tax-rights': {
    says: 'Puede discutir el impuesto, pedir tiempo y pedir que le perdonen todo o una parte.',
  },
  'fr.public.tax-not-yet': {
    says: 'No pueden cobrar la nueva suma antes de que acaben sus 30 días para responder.',
  },
  'fr.public.tax-deadline-thirty': {
    says: 'Tiene 30 días para responder. Puede pedir 30 días más.',
    action: 'Responder a la propuesta, o pedir 30 días más',
    consequence: 'Si no hace nada, se entiende que acepta.',
  },
  'fr.public.tax-deadline-seizure': {
    says: 'Tiene dos meses para impugnar el embargo ante la oficina que lo hizo.',
    action: 'Impugnar el embargo por escrito',
    consequence: 'Después ya no se puede impugnar.',
  },
  'fr.public.tax-step-check': {
    says: 'Compruebe la suma y el año en su propia cuenta de impots.gouv.fr.',
  },
  'fr.public.tax-step-time': {
    says: '¿No puede pagar? Mande un mensaje en su cuenta o llame. Pida un plan antes de la fecha.',
  },
  'fr.public.tax-step-bank': {
    says: 'Compruebe que su banco le dejó la suma básica, unos 650 €, y liberó las ayudas.',
  },
  'fr.public.tax-step-claim': {
    says: 'Si está mal, mande una reclamación (réclamation). Pida en ella no pagar mientras tanto (sursis de paiement).',
  },
  'fr.public.tax-step-waive': {
    says: 'Si no puede pagar nada, pida un perdón (remise gracieuse) con prueba de su presupuesto.',
  },
  'fr.public.tax-right-claim': {
    says: 'Para el impuesto sobre la renta puede reclamar hasta el 31 de diciembre del segundo año después del aviso. Para impuestos locales, el año siguiente.',
  },
  'fr.public.tax-right-floor': {
    says: 'Su banco debe dejarle una suma básica, también frente al Estado.',
  },
  'fr.public.tax-right-error': {
    says: 'Tiene derecho a equivocarse una vez de buena fe. Corríjalo y casi nunca hay sanción.',
  },
  'fr.public.tax-right-four': {
    says: 'El Tesoro tiene cuatro años para cobrar desde que se fija el impuesto, pero cada acto empieza de nuevo el plazo.',
  },
  'fr.public.tax-option-time': {
    title: 'Pedir tiempo para pagar',
    says: 'Ofrezca plazos y muestre su presupuesto.',
    cost: 'El impuesto, quizá el recargo del 10 %.',
    time: 'Un mensaje.',
    risk: 'Ninguno si lo pide pronto.',
    bestFor: 'Lo debe pero no puede pagar de una vez.',
  },
  'fr.public.tax-option-claim': {
    title: 'Discutir el impuesto',
    says: 'Mande una reclamación en su cuenta con pruebas.',
    cost: 'Nada.',
    time: 'Hasta seis meses para la respuesta.',
    risk: 'Se puede añadir el recargo del 10 % si no paga y pierde.',
    bestFor: 'El impuesto está mal.',
  },
  'fr.public.tax-option-help': {
    title: 'Preguntar al conciliador fiscal',
    says: 'Si la oficina se niega, el conciliador de su departamento lo mira gratis.',
    cost: 'Nada.',
    time: 'Un mes.',
    risk: 'Ninguno.',
    bestFor: 'Escribió y no tuvo buena respuesta.',
  },
  'fr.public.tax-warn-surcharge': {
    says: 'Pagar tarde añade casi siempre un 10 %. Pida tiempo antes de la fecha.',
  },
}
