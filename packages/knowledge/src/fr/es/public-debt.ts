/** The Spanish words of the rows in ../public-debt.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_DEBT_WORDS: Words = {
  'fr.public.tax-want': { says: 'Hacienda (fisc) quiere que pague un impuesto.' },
  'fr.public.tax-want-proposal': {
    says: 'Hacienda quiere cambiar su impuesto. Es una propuesta: usted puede responder antes.',
  },
  'fr.public.tax-want-seizure': {
    says: 'El Tesoro toma dinero de su banco, empresa u otro tercero (SATD).',
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
  'fr.public.benefit-want': { says: 'Dicen que le pagaron de más y lo quieren de vuelta.' },
  'fr.public.benefit-want-order': {
    says: 'Es una orden de pago (contrainte). Vale como una sentencia si no se opone a tiempo.',
  },
  'fr.public.benefit-who': {
    says: 'Las oficinas de ayudas pueden tomar dinero de pagos futuros. Deben dar motivos y dejarle discutirlo.',
  },
  'fr.public.benefit-reality': {
    says: 'Puede discutir la deuda, y si es correcta pedir que se la perdonen en parte o entera.',
  },
  'fr.public.benefit-not-yet': {
    says: 'Si discute una deuda de RSA o pide que la perdonen, deben dejar de tomar dinero hasta que respondan.',
  },
  'fr.public.benefit-rights': {
    says: 'Puede ver el cálculo, discutirlo, pedir un perdón y pedir pequeñas sumas mensuales.',
  },
  'fr.public.benefit-deadline-two': {
    says: 'Tiene dos meses para discutirla ante la comisión de recursos (commission de recours amiable) o el organismo de la carta.',
    action: 'Discutir por escrito el pago de más',
    consequence: 'Después solo puede pedir un perdón o un plan.',
  },
  'fr.public.benefit-deadline-fifteen': {
    says: 'Solo tiene 15 días desde la notificación para oponerse a una contrainte. Dé sus motivos.',
    action: 'Oponerse a la orden (opposition à contrainte)',
    consequence: 'Después se puede ejecutar como una sentencia.',
  },
  'fr.public.benefit-step-count': {
    says: 'Pida el cálculo: qué ayuda, qué meses, qué motivo. Compárelo con lo que usted les dijo.',
  },
  'fr.public.benefit-step-dispute': {
    says: 'Discútala por escrito en dos meses, con pruebas. Guarde una copia.',
  },
  'fr.public.benefit-step-waive': {
    says: 'Pida también un perdón (remise de dette). Muestre ingresos, alquiler y familia.',
  },
  'fr.public.benefit-step-social': {
    says: 'Un trabajador social o France services puede escribir gratis con usted.',
  },
  'fr.public.benefit-right-reasons': {
    says: 'Tiene derecho a un motivo, un cálculo y un recurso gratuito.',
  },
  'fr.public.benefit-right-waive': {
    says: 'Si actuó de buena fe y le falta dinero, pueden perdonarle la deuda.',
  },
  'fr.public.benefit-right-two-years': {
    says: 'Sin fraude solo pueden ir dos años atrás, en casi todas las ayudas de la CAF.',
  },
  'fr.public.benefit-right-error': {
    says: 'Un error de buena fe no es fraude. Tiene derecho a corregirlo.',
  },
  'fr.public.benefit-option-appeal': {
    title: 'Discutirla',
    says: 'Escriba a la comisión de recursos o al organismo de la carta.',
    cost: 'Nada.',
    time: 'Dos meses para la respuesta.',
    risk: 'Ninguno.',
    bestFor: 'La suma, los meses o el motivo están mal.',
  },
  'fr.public.benefit-option-waive': {
    title: 'Pedir un perdón o sumas pequeñas',
    says: 'Pida que la perdonen, o pagar poco cada mes.',
    cost: 'Nada.',
    time: 'Una carta.',
    risk: 'Tras un fraude no hay perdón.',
    bestFor: 'La deuda es correcta pero no puede pagar.',
  },
  'fr.public.benefit-option-help': {
    title: 'Pedir ayuda a un mediador',
    says: 'El mediador de la oficina, o el Défenseur des droits, es gratis.',
    cost: 'Nada.',
    time: 'Unas semanas.',
    risk: 'No detiene los dos meses.',
    bestFor: 'Escribió y no le respondieron.',
  },
  'fr.public.benefit-warn-order': {
    says: 'Una contrainte tiene un plazo muy corto: 15 días. Vaya ya a un point-justice (3039).',
  },
  'fr.public.urssaf-deadline': {
    says: 'Tiene dos meses para discutir la petición de Urssaf ante su comisión de recursos. Hay que pagarla o arreglarla en un mes.',
    action: 'Discutirla ante la comisión de recursos de Urssaf',
    consequence: 'Después Urssaf puede dictar una orden (contrainte) muy difícil de discutir.',
  },
  'fr.public.urssaf-want': { says: 'Urssaf pide cotizaciones sociales.' },
  'fr.public.title-want': {
    says: 'Un municipio, hospital u otro organismo público le factura (avis des sommes à payer). El Tesoro público lo cobra, y puede embargar sin juez.',
  },
  'fr.public.title-reality': {
    says: 'Es más fuerte que la carta de una empresa. Si la discute a tiempo ante un juez, el cobro se detiene.',
  },
  'fr.public.title-deadline': {
    says: 'Tiene dos meses para discutir la factura ante el tribunal que nombra.',
    action: 'Discutir la factura pública ante el tribunal',
    consequence: 'Después solo puede pedir tiempo o un perdón.',
  },
  'fr.public.title-step': {
    says: 'Pida al organismo que factura que corrija los errores, y un plan a la oficina del Tesoro. Esto no detiene los dos meses.',
  },
  'fr.public.benefit-jobseeker': {
    says: 'Reclame ante France Travail en dos meses. En la mayoría de los casos solo pueden retener dinero si usted no discute la deuda.',
  },
  'fr.public.benefit-jobseeker-three': {
    says: 'Pueden pedir de vuelta el paro durante tres años. Con fraude, durante diez.',
  },
}
