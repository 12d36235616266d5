/** A notice of a higher rent in England, from a private or a social landlord: what makes it count, who can set the rent, and what to do before the day. The words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_INCREASE_ES: Words = {
  'gb.rent-rise.not-yet': {
    says: 'Hasta el día del aviso solo debe el alquiler de antes. Decir que no a la subida no es motivo legal para echarle.',
  },
  'gb.rent-rise.reality': {
    says: 'El tribunal mira los alquileres de viviendas parecidas cerca de la suya. Lo que usted puede pagar no cuenta: reúna anuncios.',
  },
  'gb.rent-rise.right-faulty': {
    says: 'Un aviso en otro formulario, con menos de dos meses o antes de 52 semanas desde la última subida no cambia su alquiler. El tribunal puede decirlo.',
  },
  'gb.rent-rise.right-hardship': {
    says: 'Si la subida le causara un apuro grave, el tribunal puede aplazar su inicio hasta dos meses después de decidir.',
  },
  'gb.rent-rise.right-leave': {
    says: 'Puede terminar el alquiler con un aviso por escrito de dos meses, sin dar motivo.',
  },
  'gb.rent-rise.step-check': {
    says: 'Compruebe tres cosas. ¿Es el formulario Form 4A? ¿Hay dos meses enteros hasta el inicio? ¿Han pasado 52 semanas desde la última subida o su llegada?',
  },
  'gb.rent-rise.step-mark': {
    says: 'Anote el día en que empieza el nuevo alquiler. Para oponerse, su formulario debe llegar al tribunal antes de ese día.',
  },
  'gb.rent-rise.step-old-rent': {
    says: 'Siga pagando a tiempo el alquiler de antes hasta que empiece el nuevo. Pagar más ahora puede parecer un sí.',
  },
  'gb.rent-rise.step-benefits': {
    says: 'Si cobra Universal Credit o Housing Benefit, comunique el nuevo alquiler cuando empiece. Pregunte a un asesor por otras ayudas.',
  },
  'gb.rent-rise.option-tribunal': {
    says: 'Envíe al tribunal su formulario, este aviso y anuncios de viviendas parecidas, antes de que empiece el nuevo alquiler.',
    title: 'Pedir al tribunal que fije el alquiler',
    cost: '£47, sin tasa por la vista. Con pocos ingresos puede pedir ayuda.',
    time: 'Semanas o meses. Hasta entonces paga el alquiler de antes.',
    risk: 'Bajo. No puede fijar más de lo que pide el propietario.',
    bestFor: 'El alquiler supera el de viviendas parecidas, o el aviso tiene un fallo.',
  },
  'gb.rent-rise.option-talk': {
    says: 'Enseñe al propietario alquileres de viviendas parecidas y ofrezca lo que puede pagar. Pida la respuesta por escrito.',
    title: 'Ofrecer una subida menor',
    cost: 'Solo lo que acuerde.',
    time: 'Unos días.',
    risk: 'Hablar no para el plazo. Lo que firme puede obligarle.',
    bestFor: 'Quiere quedarse y evitar un pleito.',
  },
  'gb.rent-rise.insight-rent-day': {
    says: 'El nuevo alquiler debe empezar el primer día de un periodo de pago. Suele ser el día en que paga.',
    actionable:
      'Compare el inicio con su día de pago. Si no coinciden, dígalo al propietario y al tribunal.',
  },
  'gb.rent-rise.right-social': {
    says: 'El ayuntamiento (council) o la entidad social (housing association) puede subir casi todos los alquileres una vez al año, con un límite del Gobierno.',
  },
  'gb.rent-rise.right-council-notice': {
    says: 'El ayuntamiento (council) debe avisarle por escrito al menos cuatro semanas antes del nuevo alquiler.',
  },
  'gb.rent-rise.step-social': {
    says: 'Pregunte cómo calcularon el alquiler y los gastos comunes, y si respetan el límite del Gobierno.',
  },
  'gb.rent-rise.option-social': {
    says: 'Reclame primero al propietario. Tras su última respuesta puede acudir al Housing Ombudsman.',
    title: 'Reclamar al propietario',
    cost: 'Nada.',
    time: 'Unas semanas.',
    risk: 'Ninguno. Siga pagando el alquiler.',
    bestFor: 'La suma supera el límite o nadie la explica.',
  },
  'gb.rent-rise.deadline-england': {
    says: 'El tribunal debe tener su formulario antes de que empiece el nuevo alquiler. Contamos hasta el último día laborable anterior.',
    action: 'Enviar el formulario al tribunal, si quiere oponerse',
    consequence: 'Después empieza el nuevo alquiler y el tribunal ya no puede mirarlo.',
  },
  'gb.rent-rise.reality-social': {
    says: 'Casi todos los alquileres sociales suben una vez al año, a menudo en abril. Compruebe la suma y las ayudas.',
  },
  'gb.rent-rise.not-yet-social': {
    says: 'Discutir una subida no es motivo para echarle. Solo un juzgado puede terminar el alquiler.',
  },
  'gb.rent-rise.insight-lodger': {
    says: 'Estas reglas son para quien no vive con el propietario. Un huésped, o un estudiante en residencia, tiene otras.',
    actionable:
      '¿Vive con el propietario o en una residencia? Mire su contrato y pregunte a Shelter.',
  },
}
