/** The Spanish words of the rows in ../enquiry-social-insurance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SOCIAL_INSURANCE_ES: Words = {
  'ch.ask.disability-refused': {
    says: '¿Es un aviso previo (Vorbescheid)? Escriba sus objeciones a la oficina IV en 30 días. ¿Es la decisión (Verfügung)? Recurra al tribunal cantonal de seguros en 30 días. Cuesta de 200 a 1000 francos; con poco dinero pida asistencia gratuita. Pida antes su expediente.',
  },
  'ch.ask.treatment-refused': {
    says: 'Pida por escrito una decisión formal con motivos (Verfügung). Opóngase ante el seguro en 30 días: es gratis. Contra su respuesta vaya al tribunal cantonal de seguros en 30 días, casi siempre gratis. Pida al médico un informe de por qué hace falta. El ombudsman ayuda gratis.',
  },
  'ch.ask.extra-benefits': {
    says: 'Puede recibirlas con una pensión AHV o IV si los gastos reconocidos superan sus ingresos. El patrimonio debe estar bajo 100.000 francos, 200.000 en parejas; la casa donde vive aquí no cuenta. Pídalas en el municipio o la caja. Hágalo pronto: rara vez se paga hacia atrás.',
    dependsOn: 'la pensión, los gastos y el patrimonio',
  },
  'ch.ask.benefit-back': {
    says: 'Recurra por escrito en 30 días, gratis. Eso detiene la reclamación. Si actuó de buena fe y devolverlo sería muy duro, pida también la condonación (Erlass, remise), en 30 días desde que sea firme. La oficina tiene tres años desde que lo supo, en general cinco como máximo.',
  },
}
