/** A notice of a higher rent: the words in Spanish. */
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
  'gb.rent-rise.right-faulty-wales': {
    says: 'Con menos de dos meses de aviso, o menos de un año desde la última subida, el alquiler no cambia.',
  },
  'gb.rent-rise.right-leave-wales': {
    says: 'Si el contrato no tiene fin fijo, puede irse con un aviso por escrito de cuatro semanas.',
  },
  'gb.rent-rise.step-wales': {
    says: 'Compruebe el aviso: formulario RHW12, dos meses enteros, un año desde la última subida. Si falta algo, escriba al propietario.',
  },
  'gb.rent-rise.insight-wales': {
    says: 'En Gales la mayoría de los contratos no permite que otro fije el alquiler. Algunos de antes de diciembre de 2022 sí: decide un comité (rent assessment committee).',
    actionable:
      '¿Entró antes de diciembre de 2022? Pregunte ya a Shelter Cymru, porque el plazo es corto.',
  },
  'gb.rent-rise.right-faulty-scotland': {
    says: 'Sin el formulario oficial y tres meses enteros, o antes de 12 meses desde la última subida, su alquiler no cambia.',
  },
  'gb.rent-rise.step-scotland': {
    says: '¿Le parece demasiado? Dígalo al propietario en la parte de respuesta del aviso y acuda a Rent Service Scotland.',
  },
  'gb.rent-rise.deadline-scotland': {
    says: 'Tiene 21 días desde que recibió el aviso. Por prudencia contamos desde su fecha.',
    action: 'Pedir a Rent Service Scotland que revise el alquiler',
    consequence: 'Después, el nuevo alquiler empieza en su día.',
  },
  'gb.rent-rise.option-scotland': {
    says: 'Un funcionario (rent officer) compara su alquiler con el mercado. Luego ambos pueden ir al tribunal.',
    title: 'Pedir a un funcionario que fije el alquiler',
    cost: 'Nada.',
    time: 'Unas semanas.',
    risk: 'También puede ver justo un alquiler más alto.',
    bestFor: 'Viviendas parecidas cuestan menos.',
  },
  'gb.rent-rise.right-faulty-ni': {
    says: 'Una subida antes de tiempo, o con menos de tres meses de aviso por escrito, no vale.',
  },
  'gb.rent-rise.step-ni': {
    says: 'Compruebe dos cosas: un año desde la última subida y tres meses enteros hasta el inicio. Si falta una, escriba al propietario.',
  },
  'gb.rent-rise.not-yet-scotland': {
    says: 'Hasta el día del aviso solo debe el alquiler de antes. Decir que no a la subida no es motivo legal para echarle.',
  },
  'gb.rent-rise.reality-scotland': {
    says: 'El funcionario (rent officer) mira alquileres de viviendas parecidas, no lo que usted puede pagar. Reúna anuncios.',
  },
  'gb.rent-rise.right-leave-scotland': {
    says: 'Puede terminar el alquiler con un aviso por escrito de 28 días, sin motivo. Los coinquilinos lo hacen juntos o se avisan antes.',
  },
  'gb.rent-rise.step-adverts-scotland': {
    says: 'Anote el día en que llegó el aviso: de ahí corren 21 días. Reúna anuncios y fotos de los defectos.',
  },
  'gb.rent-rise.reality-wales': {
    says: 'En Gales un propietario puede terminar algunos contratos sin motivo. Téngalo en cuenta al negociar.',
  },
  'gb.rent-rise.not-yet-wales': {
    says: 'Hasta el día del aviso solo debe el alquiler de antes.',
  },
  'gb.rent-rise.reality-ni': {
    says: 'En Irlanda del Norte ningún tribunal fija el alquiler de casi ninguna vivienda privada. Ayuda comprobar las reglas y negociar.',
  },
  'gb.rent-rise.not-yet-ni': {
    says: 'Hasta el día del aviso solo debe el alquiler de antes.',
  },
  'gb.rent-rise.right-leave-ni': {
    says: 'Sin fin fijo, o después, puede irse con un aviso por escrito de cuatro semanas. Tras diez años en la casa son doce.',
  },
  'gb.rent-rise.step-council-ni': {
    says: '¿El propietario incumple estas reglas y no cede? Avise al ayuntamiento (environmental health) y llame a Housing Rights.',
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
