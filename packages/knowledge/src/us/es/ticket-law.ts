/** The Spanish words of the rows in ../ticket-law.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TICKET_LAW_ES: Words = {
  'us.ticket.right-due-process': {
    says: 'Una ciudad o un estado debe avisarle de la multa y oírle antes de que sea definitiva.',
  },
  'us.ticket.right-not-excessive': {
    says: 'Están prohibidas las multas demasiado altas para lo que se hizo. Vale también para estados y ciudades.',
  },
  'us.toll.right-owner': {
    says: 'El aviso llega al dueño. Si el carro fue vendido, robado o rentado, la ley estatal casi siempre le deja mostrar quién lo tenía.',
  },
  'us.toll.step-official': {
    says: 'Verifíquelo en el sitio propio de la agencia de peaje, escrito por usted. Hay muchos mensajes falsos. Pida pagar el peaje sin cargos.',
  },
  'us.ticket.de-toll': {
    says: 'En Delaware el dueño responde por el peaje, salvo en los casos que nombra la ley. Puede disputar el aviso hasta la fecha que trae.',
  },
  'us.ticket.de-surcharge': {
    says: 'En Delaware solo se pueden añadir a una multa los cargos que nombra la ley. Pida que expliquen cada uno.',
  },
  'us.ticket.ca-parking': {
    says: 'En California puede pedir una revisión gratis en 21 días desde la multa de estacionamiento, o 14 desde el aviso por correo. Luego hay audiencia.',
  },
  'us.ticket.ca-toll': {
    says: 'En California puede disputar gratis un aviso de peaje en 21 días desde su emisión. Hay planes de pago para personas de bajos ingresos.',
  },
  'us.ticket.ca-declaration': {
    says: 'En California puede pelear una infracción de tránsito por escrito, sin ir a la corte (trial by written declaration).',
  },
  'us.ticket.ny-parking': {
    says: 'En la ciudad de Nueva York tiene 30 días para responder a una multa de estacionamiento antes de que crezca. Puede pedir audiencia en línea o por correo.',
  },
  'us.ticket.ny-toll': {
    says: 'En Nueva York el dueño del carro responde por el peaje por correo. Un carro robado o rentado es una defensa.',
  },
  'us.ticket.fl-thirty': {
    says: 'En Florida tiene 30 días desde la multa de tránsito para pagar, elegir un curso de manejo o pedir una audiencia.',
  },
  'us.ticket.fl-camera': {
    says: 'En Florida un aviso de cámara de luz roja le da 60 días para pagar, nombrar a otro conductor o pedir audiencia.',
  },
  'us.ticket.fl-toll': {
    says: 'En Florida un peaje sin pagar es una infracción de tránsito. Puede pagarla o pedir una audiencia a la corte.',
  },
  'us.ticket.tx-camera': {
    says: 'En Texas las ciudades no pueden multar con cámaras de luz roja, por una ley de 2019.',
  },
  'us.ticket.tx-parking': {
    says: 'En Texas puede pedir una audiencia por una multa de estacionamiento de la ciudad y apelar a la corte municipal.',
  },
  'us.ticket.tx-toll': {
    says: 'En Texas el dueño que vendió o rentó el carro antes del viaje no debe el peaje, si manda pruebas a tiempo.',
  },
  'us.ticket.il-parking': {
    says: 'En Illinois un pueblo debe ofrecer una audiencia por una multa de estacionamiento o de cámara, en persona o por correo.',
  },
  'us.ticket.il-toll': {
    says: 'En Illinois puede pedir a la autoridad de peaje una audiencia sobre el aviso. Un carro robado o rentado es una defensa.',
  },
  'us.ticket.pa-toll': {
    says: 'En Pensilvania el dueño responde por el peaje, pero puede mostrar que el carro fue robado, vendido o rentado.',
  },
  'us.ticket.nj-parking': {
    says: 'En Nueva Jersey una multa de estacionamiento va a la corte municipal. Allí puede declararse no culpable.',
  },
  'us.ticket.ma-parking': {
    says: 'En Massachusetts tiene 21 días para pagar o disputar una multa de estacionamiento.',
  },
  'us.ticket.ma-citation': {
    says: 'En Massachusetts tiene 20 días desde la infracción de tránsito para pagarla o pedir una audiencia.',
  },
  'us.ticket.wa-response': {
    says: 'En el estado de Washington puede responder de tres formas: pagar, explicar o disputar en audiencia. El aviso da los días.',
  },
  'us.ticket.oh-parking': {
    says: 'En Ohio puede responder a una multa de estacionamiento pagando, explicando o negándola, y pedir una audiencia.',
  },
  'us.ticket.va-toll': {
    says: 'En Virginia puede mostrar a la corte que usted no manejaba, o que el carro fue robado o vendido.',
  },
  'us.ticket.md-toll': {
    says: 'En Maryland puede disputar el peaje en la corte de distrito, o nombrar a quien manejaba.',
  },
  'us.ticket.ask-step-date': {
    says: 'Busque el último día en el papel y actúe antes. Si lo deja pasar, pueden añadir cargos.',
  },
  'us.ticket.ask-step-proof': {
    says: 'Reúna pruebas: fotos de los letreros, recibos y papeles que muestren quién tenía el carro.',
  },
  'us.ticket.ask-step-real': {
    says: 'Verifique que sea real: busque usted la ciudad, la corte o la agencia. No use el enlace de un mensaje.',
  },
  'us.ticket.ask-option-contest': {
    says: 'Pida una audiencia o una revisión, como dice el papel.',
    title: 'Disputarla',
    cost: 'Gratis en casi todos los lugares',
    time: 'Hasta la fecha del papel',
    risk: 'Puede perder un descuento.',
    bestFor: 'Está mal, u otro tenía el carro.',
  },
  'us.ticket.ask-option-plan': {
    says: 'Pida pagos por partes, o una suma menor si gana poco.',
    title: 'Pedir un plan',
    cost: 'Una parte cada mes',
    time: 'Antes de la fecha del papel',
    risk: 'Ninguno.',
    bestFor: 'No puede pagarla de una vez.',
  },
  'us.ticket.private-contract': {
    says: 'Una empresa privada debe mostrar que usted aceptó sus condiciones: letreros claros y una suma justa. Si no está de acuerdo, decide una corte.',
  },
  'us.ticket.private-records': {
    says: 'Una empresa solo puede sacar su nombre de los registros de vehículos para usos que nombra una ley federal.',
  },
  'us.ticket.private-collector': {
    says: 'Si le escribe un cobrador, puede pedir pruebas en 30 días. No puede llamarlo multa ni amenazar con arresto.',
  },
  'us.ticket.pa-parking': {
    says: 'En Pensilvania puede declararse no culpable de una multa de estacionamiento y ser oído. En Filadelfia se disputa en el Bureau of Administrative Adjudication.',
  },
}
