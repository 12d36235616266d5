/** Decisions of insurers: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_REFUSAL_WORDS: Words = {
  'fr.other.insure-want': {
    says: 'La aseguradora decide sobre su siniestro o contrato. Usted puede no estar de acuerdo.',
  },
  'fr.other.insure-who': {
    says: 'Una aseguradora es una empresa privada. Su decisión no es una sentencia.',
  },
  'fr.other.insure-reality': {
    says: 'Una negativa no es el final. La aseguradora debe señalar una cláusula clara de su contrato.',
  },
  'fr.other.insure-rights': {
    says: 'Puede pedir los motivos, llevar su propio perito e ir a un mediador gratuito.',
  },
  'fr.other.insure-step-reason': {
    says: 'Pregunte por escrito en qué cláusula se basa la negativa. Pida el informe del perito.',
  },
  'fr.other.insure-step-contract': {
    says: 'Lea las garantías y exclusiones. Una exclusión debe ser clara, limitada y muy visible.',
  },
  'fr.other.insure-step-complain': {
    says: 'Escriba al servicio de reclamaciones (service réclamations). Después de dos meses vaya al mediador de seguros.',
  },
  'fr.other.insure-step-expert': {
    says: 'Si el valor está mal, pida un segundo perito (contre-expertise).',
  },
  'fr.other.insure-right-clear': { says: 'Las exclusiones vagas o escondidas no cuentan.' },
  'fr.other.insure-right-two': {
    says: 'Tiene dos años desde el hecho para ir al tribunal. Una carta certificada sobre el pago los empieza de nuevo.',
  },
  'fr.other.insure-right-mediator': { says: 'El mediador de seguros es gratis.' },
  'fr.other.insure-option-dispute': {
    title: 'Discutir la negativa',
    says: 'Escriba al servicio de reclamaciones con pruebas, fotos y facturas.',
    cost: 'Una carta certificada.',
    time: 'Dos meses para la respuesta.',
    risk: 'Bajo.',
    bestFor: 'La negativa parece injusta.',
  },
  'fr.other.insure-option-mediator': {
    title: 'Ir al mediador gratuito',
    says: "La Médiation de l'Assurance mira el expediente.",
    cost: 'Nada.',
    time: 'Unos meses.',
    risk: 'Ninguno. Los dos años se paran mientras tanto.',
    bestFor: 'Sin buena respuesta en dos meses.',
  },
  'fr.other.insure-limit': {
    says: 'Las reclamaciones de un contrato de seguro acaban a los dos años.',
    from: 'el día del hecho',
    restartedBy:
      'Una carta certificada sobre el pago, o nombrar un perito, empieza los dos años de nuevo.',
  },
  'fr.other.insure-warn-two': {
    says: 'No deje pasar dos años mientras escribe cartas. Mande una certificada.',
  },
  'fr.other.insure-deadline-unpaid': {
    says: 'Tiene 30 días desde esta carta formal antes de que pare su cobertura. Diez días después la aseguradora puede terminar el contrato.',
    action: 'Pagar la prima, o pedir tiempo',
    consequence: 'Después no está cubierto, y la prima se sigue debiendo.',
  },
  'fr.other.insure-right-late': {
    says: 'Un aviso tardío solo le quita la cobertura si el contrato lo dice y el asegurador demuestra que el retraso le perjudicó.',
  },
  'fr.other.insure-right-own-time': {
    says: 'Un plazo corto para reclamar es regla propia del seguro. Cúmplalo si puede. No le quita los dos años que la ley le da para ir al juez.',
  },
}
