/** The Spanish words of the rows in ../tax-demand.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_DEMAND_ES: Words = {
  'gb.tax.want': { says: 'Quieren que pague impuestos, una sanción o intereses, o que llame.' },
  'gb.tax.rights-summary': {
    says: 'Puede revisar la cantidad, recurrir en un plazo de 30 días y pedir pagar a plazos.',
  },
  'gb.tax.reality': {
    says: 'HMRC tiene mucho poder, pero a menudo acepta un plan si llama y dice lo que puede pagar.',
  },
  'gb.tax.who': {
    says: 'HM Revenue and Customs (HMRC) es la oficina de impuestos. Los estafadores usan a menudo su nombre, así que compruébelo antes.',
  },
  'gb.tax.know': {
    says: 'Una sanción por una declaración tarde puede anularse si tuvo un buen motivo.',
    learnMore:
      'Son buenos motivos cosas como una enfermedad, una muerte en la familia o una carta que nunca llegó.',
  },
  'gb.tax.thirty-days': {
    says: 'Tiene 30 días desde la fecha de la decisión o sanción para recurrir.',
    action: 'Recurrir ante HMRC, si no está de acuerdo',
    consequence: 'Después necesita un buen motivo por llegar tarde.',
  },
  'gb.tax.right-appeal': {
    says: 'Tiene derecho a recurrir una sanción o decisión, y a una revisión nueva de otro funcionario.',
  },
  'gb.tax.right-excuse': {
    says: 'Una sanción debe anularse si tuvo un motivo razonable (reasonable excuse) y lo arregló sin demora cuando este acabó.',
  },
  'gb.tax.right-partners': {
    says: 'Si la declaración de una sociedad llega tarde, cada socio recibe la multa. Solo puede recurrir el socio que debe enviarla, y ese recurso vale para todos.',
  },
  'gb.tax.right-tribunal': {
    says: 'Si HMRC dice que no, puede ir al tribunal fiscal (tax tribunal). Pedirlo no cuesta nada.',
  },
  'gb.tax.right-plan': {
    says: 'Puede pedir tiempo para pagar. HMRC mira lo que puede permitirse.',
  },
  'gb.tax.option-plan': {
    says: 'Acuerde una cantidad mensual por teléfono o internet.',
    title: 'Pedir tiempo para pagar (Time to Pay)',
    cost: 'Los intereses siguen corriendo.',
    time: 'Una llamada.',
    risk: 'Si falta un pago, el plan puede acabar.',
    bestFor: 'Lo debe pero no puede pagar de una vez.',
  },
  'gb.tax.option-appeal': {
    says: 'Diga a HMRC por qué está mal, o cuál fue su motivo razonable (reasonable excuse).',
    title: 'Recurrir',
    cost: 'Nada.',
    time: 'En un plazo de 30 días.',
    risk: 'Corren intereses por el impuesto que al final se deba.',
    bestFor: 'La cantidad está mal, o tuvo un buen motivo.',
  },
  'gb.tax.option-pay': {
    says: 'Pague desde su propia cuenta de GOV.UK, con la referencia correcta.',
    title: 'Pagarlo',
    cost: 'La cantidad.',
    time: 'Un día.',
    risk: 'Ninguno, si es correcta.',
    bestFor: 'Está de acuerdo y tiene el dinero.',
  },
  'gb.tax.warn-goods': {
    says: 'HMRC puede embargar bienes sin ir antes a un tribunal. Llame hoy.',
  },
  'gb.tax.warn-silence': {
    says: 'Los intereses y sanciones crecen con el tiempo. Hasta una llamada corta puede parar el paso siguiente.',
  },
  'gb.tax.insight-estimate': {
    says: 'La cantidad puede ser una estimación porque falta una declaración. La real puede ser mucho menor.',
    actionable: 'Envíe la declaración que falta en cuanto pueda.',
  },
  'gb.tax.insight-collector': {
    says: 'HMRC usa cobradores privados para escribir y llamar. No tienen ninguno de los poderes de HMRC.',
    actionable: 'Llame al propio HMRC a un número de GOV.UK y acuerde allí un plan.',
  },
  'gb.tax.rights-collecting': {
    says: 'Puede revisar la cantidad y pedir pagar a plazos. Si una multa está mal, puede pedir un recurso (appeal) tardío, con su motivo.',
  },
  'gb.tax.right-bank': {
    says: 'HMRC solo puede tomar dinero de su cuenta por deudas de £1,000 o más, y debe dejarle £5,000. Antes debe visitarle. Después tiene 30 días para oponerse y puede ir a la County Court.',
  },
}
