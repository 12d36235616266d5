/** The Spanish words of the rows in ../enquiry-guidance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GUIDANCE_WORDS: Words = {
  'es.guide.step-debt-dates': {
    says: 'Busque fechas. Un papel del juzgado tiene un último día, en días hábiles. Atienda ese primero.',
  },
  'es.guide.step-debt-check': {
    says: 'Antes de pagar o reconocer algo, compruebe que es suya, la cantidad y cuándo pagó por última vez.',
  },
  'es.guide.step-debt-priority': {
    says: 'Haga una lista de todas las deudas. Ponga arriba alquiler o hipoteca, luz, agua e impuestos.',
  },
  'es.guide.step-debt-advice': {
    says: 'Pida consejo gratis en la OMIC, servicios sociales o el Colegio de Abogados.',
  },
  'es.guide.right-debt-proof': {
    says: 'Tiene derecho a ver pruebas de la deuda y de quién es el dueño.',
  },
  'es.guide.right-debt-minimum': {
    says: 'El sueldo hasta el salario mínimo nunca se embarga por una deuda normal.',
  },
  'es.guide.right-debt-lawyer': { says: 'Con pocos ingresos puede tener abogado gratis.' },
  'es.guide.debt-no-visit': { says: 'Nadie puede embargar por una deuda privada sin un juzgado.' },
  'es.guide.debt-old': {
    says: 'La mayoría de las deudas prescriben a los cinco años sin pagos ni reclamaciones que le llegaran.',
  },
  'es.guide.option-debt-dispute': {
    title: 'Pedir pruebas',
    says: 'Escriba y pida el contrato, las cantidades y el dueño.',
    cost: 'Nada por correo electrónico.',
    time: 'Una hora.',
    risk: 'Bajo, si no reconoce nada.',
    bestFor: 'Duda de la deuda.',
  },
  'es.guide.option-debt-plan': {
    title: 'Ofrecer un plan',
    says: 'Ofrezca lo que pueda y consiga el sí por escrito.',
    cost: 'Lo que ofrezca.',
    time: 'Unos días.',
    risk: 'Reconoce la deuda.',
    bestFor: 'La debe.',
  },
  'es.guide.option-debt-second': {
    title: 'Segunda oportunidad',
    says: 'Un juez puede perdonar la mayoría de las deudas si hay buena fe.',
    cost: 'Gratis con justicia gratuita.',
    time: 'Muchos meses.',
    risk: 'Quizá deba vender bienes.',
    bestFor: 'No puede pagarlas todas.',
  },
  'es.guide.step-home-read': {
    says: 'Busque su contrato: fecha de firma, duración y renta. ¿No lo tiene? Los recibos también valen.',
  },
  'es.guide.step-home-pay': { says: 'Siga pagando la renta a tiempo, por transferencia.' },
  'es.guide.step-home-write': { says: 'Escriba al casero por un medio que pueda probar.' },
  'es.guide.step-home-social': {
    says: 'Pida ayuda en servicios sociales y la oficina de vivienda.',
  },
  'es.guide.right-home-judge': { says: 'Solo puede perder su casa por decisión de un juez.' },
  'es.guide.right-home-term': {
    says: 'Un contrato desde marzo de 2019 puede durar cinco años, o siete con una empresa.',
  },
  'es.guide.right-home-repair': { says: 'El casero debe mantener la casa habitable.' },
  'es.guide.home-locks': { says: 'El casero no puede cambiar la cerradura ni cortar luz o agua.' },
  'es.guide.home-seven': {
    says: 'La fianza es de un mes y se devuelve un mes después de entregar las llaves.',
  },
  'es.guide.option-home-dispute': {
    title: 'Escribir al casero',
    says: 'Diga qué le da la ley y qué quiere.',
    cost: 'Un burofax cuesta algunos euros.',
    time: 'Una hora.',
    risk: 'El casero puede ir al juzgado.',
    bestFor: 'El casero incumple una norma.',
  },
  'es.guide.option-home-deal': {
    title: 'Llegar a un acuerdo',
    says: 'Ofrezca un plan o una fecha que pueda cumplir, por escrito.',
    cost: 'Lo que acuerde.',
    time: 'Unos días.',
    risk: 'Cumpla lo que promete.',
    bestFor: 'Debe renta o quiere mudarse.',
  },
  'es.guide.option-home-help': {
    title: 'Pedir ayuda',
    says: 'Un sindicato de inquilinos, servicios sociales o un abogado gratis.',
    cost: 'Nada o poco.',
    time: 'Esta semana.',
    risk: 'Ninguno.',
    bestFor: 'Teme por su casa.',
  },
  'es.guide.step-work-dates': {
    says: 'Apunte el día en que terminó el trabajo. Solo tiene 20 días hábiles para impugnar un despido.',
  },
  'es.guide.step-work-sign': { says: 'Firme solo "recibí, no conforme" con la fecha.' },
  'es.guide.step-work-papers': { says: 'Reúna contrato, nóminas, mensajes y testigos.' },
  'es.guide.step-work-union': { says: 'Hable esta semana con un sindicato o un laboralista.' },
  'es.guide.right-work-letter': { says: 'Tiene derecho a una carta con los hechos y la fecha.' },
  'es.guide.right-work-paro': { says: 'Puede pedir el paro tras cualquier despido.' },
  'es.guide.right-work-wages': {
    says: 'Puede reclamar salarios de un año, con un 10 % de interés.',
  },
  'es.guide.work-paper': { says: 'No puede renunciar por firma a derechos que le da la ley.' },
  'es.guide.option-work-claim': {
    title: 'Papeleta de conciliación',
    says: 'Es gratis y para el plazo un tiempo.',
    cost: 'Nada.',
    time: '20 días hábiles si es despido.',
    risk: 'Bajo.',
    bestFor: 'No está de acuerdo.',
  },
  'es.guide.option-work-talk': {
    title: 'Hablar con la empresa',
    says: 'Pídalo por escrito y ponga una fecha.',
    cost: 'Nada.',
    time: 'Unos días.',
    risk: 'El plazo sigue corriendo.',
    bestFor: 'Quiere seguir o acordar.',
  },
  'es.guide.option-work-help': {
    title: 'Pedir ayuda',
    says: 'Los trabajadores tienen justicia gratuita en lo social.',
    cost: 'Nada.',
    time: 'Esta semana.',
    risk: 'Ninguno.',
    bestFor: 'No está seguro.',
  },
  'es.guide.step-buy-write': {
    says: 'Escriba a la empresa: qué pasó, qué quiere y para cuándo. Guarde la prueba.',
  },
  'es.guide.step-buy-papers': { says: 'Reúna contrato, factura, mensajes y fotos.' },
  'es.guide.step-buy-bank': { says: 'Si pagó y cree que es una estafa, llame primero al banco.' },
  'es.guide.step-buy-omic': {
    says: '¿Sin respuesta en un mes? Vaya a la OMIC y pida arbitraje, gratis.',
  },
  'es.guide.right-buy-withdraw': {
    says: '¿Compró a distancia? En general tiene 14 días para cancelar.',
  },
  'es.guide.right-buy-guarantee': { says: 'Los productos nuevos tienen tres años de garantía.' },
  'es.guide.right-buy-unfair': { says: 'Las cláusulas abusivas no le obligan.' },
  'es.guide.buy-no-force': { says: 'Una empresa no puede quitarle dinero sin un juzgado.' },
  'es.guide.option-buy-complain': {
    title: 'Reclamar',
    says: 'Primero la empresa, después la OMIC.',
    cost: 'Nada.',
    time: 'Un mes.',
    risk: 'Ninguno.',
    bestFor: 'La empresa falla o calla.',
  },
  'es.guide.option-buy-cancel': {
    title: 'Cancelar',
    says: 'Envíe un desistimiento claro por escrito.',
    cost: 'A veces el envío.',
    time: '14 días.',
    risk: 'Algunos productos quedan fuera.',
    bestFor: 'Compró a distancia.',
  },
  'es.guide.option-buy-court': {
    title: 'Juicio verbal',
    says: 'Hasta 2.000 € puede demandar sin abogado.',
    cost: 'Copias.',
    time: 'Meses.',
    risk: 'Puede perder.',
    bestFor: 'Nada más funcionó.',
  },
}
