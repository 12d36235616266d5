/** The Spanish words of Switzerland: fines and tax. */
import type { Words } from '@plainletter/contracts/rule'

export const FINES_TAX_ES: Words = {
  'ch.public.fine-want': {
    says: 'La policía o un fiscal le pide pagar una multa.',
  },
  'ch.public.fine-who': {
    says: 'Es un organismo público.',
  },
  'ch.public.fine-real': {
    says: 'Una multa pequeña (Ordnungsbusse) no va a sus antecedentes penales.',
  },
  'ch.public.fine-not-yet': {
    says: 'Dentro de los treinta días no se añade nada.',
  },
  'ch.public.fine-rights': {
    says: 'Puede pagar, o negarse y hacer que miren el caso.',
  },
  'ch.public.fine-thirty': {
    says: 'Tiene treinta días para pagar una multa pequeña.',
    action: 'Pagar, o decir que no la acepta',
    consequence: 'Empieza un caso ordinario, con costas.',
  },
  'ch.public.fine-penal': {
    says: 'Tiene diez días para oponerse por escrito a una orden penal (Strafbefehl).',
    action: 'Enviar su oposición (Einsprache)',
    consequence: 'La orden penal se convierte en sentencia firme.',
  },
  'ch.public.fine-check': {
    says: 'Compruebe el día, el lugar y el coche. ¿Fue usted?',
  },
  'ch.public.fine-object': {
    says: 'Si no está de acuerdo, escriba: me opongo (Einsprache). Firme y envíelo certificado en diez días.',
  },
  'ch.public.fine-plan': {
    says: 'Si no puede pagar, pida hoy a la oficina tiempo o plazos.',
  },
  'ch.public.fine-right': {
    says: 'Tiene derecho a un juez si no la acepta.',
  },
  'ch.public.fine-pay': {
    title: 'Pagar a tiempo',
    says: 'Pague y queda cerrado.',
    cost: 'La multa.',
    time: 'Treinta días.',
    risk: 'Usted la acepta.',
    bestFor: 'Es correcta.',
  },
  'ch.public.fine-option': {
    title: 'Negarse u oponerse',
    says: 'Pida el caso completo.',
    cost: 'Costas si pierde.',
    time: 'Diez días para una orden penal.',
    risk: 'Puede costar más.',
    bestFor: 'Los hechos están mal.',
  },
  'ch.public.tax-want': {
    says: 'La hacienda le dice qué pagar.',
  },
  'ch.public.tax-real': {
    says: 'Contra una decisión fiscal se puede luchar, y puede pedir más tiempo.',
  },
  'ch.public.tax-thirty': {
    says: 'Tiene treinta días para oponerse a una liquidación (Veranlagung).',
    action: 'Enviar su oposición (Einsprache)',
    consequence: 'La liquidación se queda.',
  },
  'ch.public.tax-step': {
    says: 'Compárela con su declaración. Opóngase por escrito si está mal.',
  },
  'ch.public.tax-ease': {
    says: 'Si no puede pagar, pida plazos o, en verdadera necesidad, el perdón (Erlass).',
  },
  'ch.public.tax-right': {
    says: 'Tiene derecho a oponerse. Casi siempre es gratis.',
  },
  'ch.public.tax-option': {
    title: 'Oponerse',
    says: 'Escriba qué está mal con pruebas.',
    cost: 'Casi siempre nada.',
    time: 'Treinta días.',
    risk: 'Los intereses siguen.',
    bestFor: 'La cantidad está mal.',
  },
  'ch.public.fine-missed': {
    says: '¿Perdió los diez días sin culpa suya? En los 30 días desde que pueda actuar, pida que le devuelvan el plazo y presente también la oposición.',
  },
}
