/** The Spanish words of the rows in ../enquiry-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_ES: Words = {
  'us.ask-work.fired-no-reason': {
    says: 'En la mayoría de los estados pueden despedirle sin aviso ni razón, pero no por una razón ilegal. Ejemplos son raza, sexo, edad, discapacidad, licencia por enfermedad o denunciar algo malo.',
    dependsOn: 'la razón, su contrato y su estado',
  },
  'us.ask-work.last-paycheck': {
    says: 'Deben pagarle todo el trabajo hecho, a más tardar el siguiente día de pago. Algunos estados dicen de inmediato. Si no, quéjese ante la oficina laboral de su estado o la Wage and Hour Division.',
  },
  'us.ask-work.unpaid-wages': {
    says: 'Anote sus horas y pida el pago por escrito. Puede quejarse gratis ante la Wage and Hour Division o demandar. El plazo es de dos años, o tres si fue a propósito.',
  },
  'us.ask-work.overtime': {
    says: 'La mayoría de los trabajadores recibe una vez y media su pago después de 40 horas por semana. Quien tiene salario fijo lo pierde solo con ciertas tareas y al menos $684 por semana. Algunos estados exigen más.',
    dependsOn: 'sus tareas y cómo le pagan',
  },
  'us.ask-work.minimum-wage': {
    says: 'El salario mínimo federal es $7.25 por hora. La mayoría de los estados tiene uno más alto, y entonces vale ese. Mire la página de la oficina laboral de su estado.',
  },
  'us.ask-work.tips': {
    says: 'Un empleador, gerente o supervisor no puede quedarse con sus propinas. Repartirlas entre los trabajadores puede ser legal.',
  },
  'us.ask-work.unemployment': {
    says: 'Pídalo de inmediato en su estado. Si le despidieron por falta de trabajo, o sin mala conducta, eso no le excluye. Si se lo niegan, apele a más tardar en la fecha de la carta, en algunos estados 10 días.',
    dependsOn: 'por qué terminó el trabajo y su estado',
  },
  'us.ask-work.discrimination': {
    says: 'Anote qué pasó y denúncielo por escrito. Presente una denuncia (charge) ante la EEOC en un plazo de 180 días, o 300 días en muchos estados. La necesita antes de la mayoría de las demandas.',
  },
  'us.ask-work.pregnant': {
    says: 'Un empleador con 15 o más trabajadores no puede despedirle por estar embarazada, y debe hacer cambios razonables en el trabajo. Presente una denuncia (charge) ante la EEOC en un plazo de 180 días, o 300 en muchos estados.',
  },
  'us.ask-work.eeoc-time': {
    says: 'Preséntela en un plazo de 180 días desde lo que pasó, o 300 días donde una agencia del estado trata esos casos. Después de una carta de derecho a demandar (right-to-sue letter) tiene 90 días para ir a la corte.',
  },
  'us.ask-work.severance': {
    says: 'No firme en el momento. Desde los 40 años tiene al menos 21 días para pensar, o 45 en un despido de grupo, y 7 días para retirarlo. Pregunte a un abogado y pida más.',
  },
  'us.ask-work.layoff-notice': {
    says: 'Los empleadores con 100 o más trabajadores deben avisar 60 días antes en la mayoría de los despidos masivos y cierres. Si no, puede reclamar el pago de los días que faltan. Algunos estados exigen más.',
    dependsOn: 'cuántas personas trabajan allí y cuántas salen',
  },
  'us.ask-work.family-leave': {
    says: 'La empresa debe tener 50 o más trabajadores, y usted un año y 1,250 horas allí. Entonces puede tomar 12 semanas sin sueldo y conservar su trabajo. Algunos estados las pagan.',
    dependsOn: 'el tamaño de la empresa y cuánto tiempo ha trabajado allí',
  },
  'us.ask-work.cobra': {
    says: 'Tiene 60 días para elegir COBRA, y 60 días para comprar un plan en HealthCare.gov. Compare los dos: COBRA suele ser caro, y los planes del mercado pueden tener ayuda con el precio.',
  },
  'us.ask-work.retaliation': {
    says: 'No pueden castigarle por pedir su sueldo, denunciar un peligro o discriminación, o hablar del sueldo con compañeros. Algunas quejas deben llegar en un plazo de 30 días, así que actúe ya.',
  },
  'us.ask-work.severance-sum': {
    says: 'Mire su contrato, el manual y ofertas anteriores. Ninguna ley federal obliga a pagar indemnización por salida (severance); unos pocos estados la piden en despidos masivos. El último sueldo siempre se debe. Puede pedir más antes de firmar una renuncia.',
  },
  'us.ask-work.reference': {
    says: 'Una referencia verdadera casi siempre se permite, buena o mala. Hechos falsos que le cuestan un empleo pueden ser difamación. Una mala como castigo por una queja de discriminación viola la ley federal.',
    dependsOn: 'si lo que dicen es verdad, y por qué lo dicen',
  },
  'us.ask-work.lunch-break': {
    says: 'Ninguna ley federal da a los adultos una pausa para comer, pero muchos estados sí. Las pausas de hasta 20 minutos se pagan. También un almuerzo en el que trabaja.',
    dependsOn: 'su estado',
  },
  'us.ask-work.job-background': {
    says: 'Pida una copia del informe. El empleador debe dársela con una lista de sus derechos antes de decir no. Dispute los errores con la empresa que lo hizo: casi siempre tiene 30 días. Algunos estados limitan el uso de antecedentes.',
  },
  'us.ask-work.pay-talk': {
    says: 'Usted y sus compañeros pueden hablar del pago. Despedirle por eso viola la ley federal en la mayoría de los empleos privados. Presente un cargo (charge) gratis ante el National Labor Relations Board en seis meses.',
  },
  'us.ask-work.no-w2': {
    says: 'La empresa debe enviarlo antes del 31 de enero. Pídalo por escrito. Desde fines de febrero llame al IRS, que le escribe. Si no llega, declare a tiempo con el formulario 4852 y su último talón de pago.',
  },
  'us.ask-work.pay-cut': {
    says: 'En la mayoría de los estados pueden bajar el sueldo para el trabajo futuro, nunca por horas ya trabajadas ni bajo el mínimo. Algunos piden aviso: Missouri 30 días, New York siete. Si recortaron horas viejas, reclame gratis (wage claim).',
    dependsOn: 'su contrato, su estado y cuándo trabajó',
  },
}
