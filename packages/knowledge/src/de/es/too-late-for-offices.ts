/** What can still be done when the time to object to a fine, a tax or a benefit decision is over: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_OFFICES_ES: Words = {
  'de.late.fine-want': {
    says: 'Una oficina le multa (Bußgeldbescheid). Contando desde la fecha del papel, las dos semanas para oponerse han pasado.',
  },
  'de.late.fine-reality': {
    says: 'Sin oposición a tiempo la multa es firme y la oficina puede cobrarla. Aún puede darle plazos si los pide.',
  },
  'de.late.fine-step': {
    says: 'Mire la fecha del sobre amarillo. ¿Menos de dos semanas? Opóngase hoy. ¿Estaba fuera o enfermo? Tiene una semana desde entonces para pedir la Wiedereinsetzung.',
  },
  'de.late.fine-option': {
    says: 'Opóngase y diga en la misma carta por qué no pudo a tiempo. Añada pruebas, como un billete o un papel del médico.',
    title: 'Pedir que se reponga el plazo (Wiedereinsetzung)',
    cost: 'Gratis.',
    time: 'Una semana desde su vuelta o mejora.',
    risk: 'Sin pruebas la oficina dice que no.',
    bestFor: 'Estaba de vacaciones, en el hospital o no recibió el papel.',
  },
  'de.late.warning-want': {
    says: 'Era una oferta: pagar poco en una semana y acabar (Verwarnungsgeld). La semana pasó. Puede venir una multa formal, y puede oponerse a ella.',
  },
  'de.late.penal-step': {
    says: 'Llame hoy a un abogado penalista. ¿Tarde sin culpa? En una semana desde entonces, opóngase y pida la Wiedereinsetzung en la misma carta.',
  },
  'de.late.penal-right': {
    says: 'Aun firme, la multa penal se puede pagar a plazos. Pídalo a la fiscalía (Staatsanwaltschaft), con prueba de sus ingresos.',
  },
  'de.late.tax-rights': {
    says: 'El mes para oponerse parece pasado. Aún puede pedir tiempo. Los errores claros se corrigen, y el mes se repone si no fue culpa suya.',
  },
  'de.late.tax-reality': {
    says: 'El impuesto tardío cuesta un 1 % por mes empezado. La oficina debe recordárselo antes de embargar, y aún puede darle tiempo.',
  },
  'de.late.tax-step': {
    says: 'Cuente de nuevo: el mes empieza el cuarto día tras el envío. ¿Tarde sin culpa? En un mes desde entonces, opóngase y pida la Wiedereinsetzung.',
  },
  'de.late.tax-plan': {
    says: '¿Aún no ha pagado? Llame hoy a la oficina. Pida plazos y que esperen con la ejecución (Vollstreckungsaufschub), y muestre su presupuesto.',
  },
  'de.late.tax-year': {
    says: '¿El papel no dice cómo y cuándo oponerse, o lo dice mal? Entonces tiene un año.',
  },
  'de.late.tax-facts': {
    says: 'Hechos o pruebas que salen ahora aún pueden bajar el impuesto, si no hubo culpa grave suya.',
  },
  'de.late.tax-option': {
    says: 'Explique por qué no pudo pagar y ofrezca un plan. Si es muy duro, pida que le perdonen una parte.',
    title: 'Pedir ahora tiempo o plazos',
    cost: 'El impuesto y un 1 % por mes empezado desde el vencimiento.',
    time: 'Hoy.',
    risk: 'Hasta que acepte, puede seguir.',
    bestFor: 'El impuesto es correcto, pero no puede pagar de una vez.',
  },
  'de.late.benefit-reality': {
    says: 'El mes para oponerse parece pasado, y la decisión vale por ahora. Pero una errónea aún se puede revisar (Überprüfungsantrag).',
  },
  'de.late.benefit-rights': {
    says: 'Aún puede pedir una revisión, ver su expediente y pedir plazos pequeños. Todo es gratis.',
  },
  'de.late.benefit-step': {
    says: '¿No es correcto? Escriba hoy: «Pido la revisión según el § 44 SGB X». Ponga la fecha, el número de la decisión y qué está mal.',
  },
  'de.late.benefit-restore': {
    says: '¿Tarde sin culpa, por ejemplo en el hospital? En un mes desde entonces, opóngase y pida la Wiedereinsetzung en la misma carta.',
  },
  'de.late.benefit-year': {
    says: '¿La carta no dice cómo y cuándo oponerse, o lo dice mal? Entonces tiene un año.',
  },
  'de.late.benefit-option': {
    says: 'Diga qué decisión está mal y por qué. La oficina debe mirarla otra vez, y contra su respuesta puede oponerse.',
    title: 'Pedir una revisión (Überprüfungsantrag)',
    cost: 'Gratis.',
    time: 'En todo momento, pero solo alcanza algunos años atrás.',
    risk: 'No para el pago. Pida también plazos.',
    bestFor: 'La decisión está mal y el mes pasó.',
  },
}
