/** Traffic fines (amendes forfaitaires): pay, contest or name the driver: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const TRAFFIC_FINE_WORDS: Words = {
  'fr.fine.want-fine': {
    says: 'El Estado dice que con su coche se rompió una norma de tráfico y pide una multa fija.',
  },
  'fr.fine.want-raised': {
    says: 'Una multa sin pagar ha subido (amende forfaitaire majorée). Ahora la cobra el Tesoro.',
  },
  'fr.fine.who-antai': {
    says: 'Las multas de tráfico vienen de la agencia ANTAI del Estado o de la policía. Pague solo en amendes.gouv.fr.',
  },
  'fr.fine.reality': {
    says: 'Puede pagar o impugnar, no las dos cosas. Pagar significa que acepta.',
  },
  'fr.fine.not-yet': {
    says: 'Todavía no pueden embargar nada. Antes debe pasar el plazo para pagar o impugnar.',
  },
  'fr.fine.rights-summary': { says: 'Puede impugnar, nombrar al conductor real y pedir pruebas.' },
  'fr.fine.know-photo': {
    says: 'Puede pedir gratis la foto del radar en antai.gouv.fr. El plazo para impugnar no se para.',
  },
  'fr.fine.deadline-forty-five': {
    says: 'Tiene 45 días desde el envío del aviso para pagar o impugnar.',
    action: 'Pagar o impugnar la multa',
    consequence: 'Después la multa sube.',
  },
  'fr.fine.deadline-fifteen': {
    says: 'Tiene 15 días para pagar la suma reducida. Pagar por internet puede darle más tiempo: el aviso dice cuánto.',
    action: 'Pagar la suma reducida, si no impugna',
    consequence: 'Después se debe la suma normal.',
  },
  'fr.fine.deadline-thirty': {
    says: 'Tiene 30 días desde el envío del aviso aumentado para impugnarlo.',
    action: 'Impugnar la multa aumentada',
    consequence: 'Después el Tesoro puede embargar cuenta o sueldo.',
  },
  'fr.fine.step-check': {
    says: 'Compruebe matrícula, lugar, día y hora. Escriba usted antai.gouv.fr, nunca use un enlace de un mensaje.',
  },
  'fr.fine.step-decide': {
    says: 'Decida: pagar o impugnar. Si impugna, no pague la multa como pago.',
  },
  'fr.fine.step-contest': {
    says: 'Impugne en antai.gouv.fr o por carta certificada con el formulario. Añada pruebas y el aviso.',
  },
  'fr.fine.step-pay': {
    says: 'Pague pronto: la suma suele ser menor. El Tesoro puede darle tiempo si lo pide.',
  },
  'fr.fine.right-contest': {
    says: 'Tiene derecho a impugnar. El agente del fiscal debe archivarla o enviarle ante un juez.',
  },
  'fr.fine.right-driver': {
    says: 'Tiene derecho a nombrar a quien conducía, o a probar que el coche fue robado, vendido o copiado.',
  },
  'fr.fine.right-late': {
    says: 'Si nunca recibió el primer aviso, por ejemplo tras una mudanza, dígalo. Aún puede impugnar la multa aumentada.',
  },
  'fr.fine.option-contest': {
    title: 'Impugnarla',
    says: 'Mande a tiempo el formulario con sus motivos y pruebas.',
    cost: 'Por velocidad y algunas otras, antes un depósito (consignation).',
    time: 'Unas semanas o meses.',
    risk: 'Un juez puede poner una multa más alta.',
    bestFor: 'No conducía usted, o los hechos son falsos.',
  },
  'fr.fine.option-pay': {
    title: 'Pagar la suma reducida',
    says: 'Pague a tiempo en amendes.gouv.fr y guarde el recibo.',
    cost: 'La multa.',
    time: 'Minutos.',
    risk: 'Puede perder puntos. Ya no puede impugnar.',
    bestFor: 'Es correcta.',
  },
  'fr.fine.option-time': {
    title: 'Pedir tiempo al Tesoro',
    says: 'Escriba a la oficina del Tesoro del aviso y ofrezca plazos.',
    cost: 'Lo que ofrece.',
    time: 'Una carta.',
    risk: 'Ninguno si lo pide pronto.',
    bestFor: 'No puede pagar de una vez.',
  },
  'fr.fine.warn-scam': {
    says: 'Muchos SMS falsos hablan de una multa sin pagar. Un aviso real llega por correo, a veces por e-mail, nunca por SMS. Escriba usted antai.gouv.fr.',
  },
  'fr.fine.insight-raised': {
    says: 'En muchas multas de tráfico la suma aumentada baja una quinta parte si paga en 30 días. Lo dice el aviso.',
    actionable: 'Decida primero si impugna.',
  },
  'fr.fine.tactic-registered': {
    says: 'Mande la impugnación con prueba de la fecha. Un día tarde es demasiado tarde.',
    risk: 'Ninguno.',
    notWhen: 'Acepta la multa.',
  },
}
