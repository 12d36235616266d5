/** The Spanish words of the rows in ../help.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HELP_ES: Words = {
  'gb.help.law-society': {
    does: 'Busque un abogado (solicitor) cerca de usted según el tipo de problema.',
  },
  'gb.help.law-society-scotland': { does: 'Busque un abogado (solicitor) en Escocia.' },
  'gb.help.law-society-ni': { does: 'Busque un abogado (solicitor) en Irlanda del Norte.' },
  'gb.help.law-centres': {
    does: 'Ayuda legal gratuita para quien no puede pagar, de abogados en centros legales locales.',
  },
  'gb.help.advocate': {
    does: 'Busca abogados (barristers) que ayudan gratis. Debe enviarle alguien que conoce su caso.',
  },
  'gb.help.civil-legal-advice': {
    does: 'Asistencia jurídica (legal aid) por teléfono si tiene ingresos bajos, por ejemplo si su vivienda está en riesgo.',
  },
  'gb.help.slab': {
    does: 'Explica la asistencia jurídica (legal aid) en Escocia y da una lista de abogados que la hacen.',
  },
  'gb.help.lsa-ni': { does: 'Gestiona la asistencia jurídica (legal aid) en Irlanda del Norte.' },
  'gb.help.check-legal-aid': {
    does: 'Una comprobación oficial corta que le dice si la asistencia jurídica (legal aid) puede cubrirle.',
  },
  'gb.help.council-tax-reduction': {
    does: 'Busca su ayuntamiento (council) e inicia la petición de una factura menor.',
  },
  'gb.help.bailiff-register': {
    does: 'Compruebe que un agente de embargo (bailiff) tiene un certificado.',
  },
  'gb.help.breathing-space': {
    does: 'Explica los 60 días de protección frente a los acreedores y quién puede pedirla.',
  },
  'gb.help.aib': {
    does: 'Gestiona la moratoria (moratorium), el Debt Arrangement Scheme y la quiebra (bankruptcy) en Escocia.',
  },
  'gb.help.valuation-tribunal': {
    does: 'Recursos gratuitos sobre facturas, descuentos y reducciones del council tax en Inglaterra.',
  },
  'gb.help.valuation-tribunal-wales': { does: 'Recursos gratuitos sobre el council tax en Gales.' },
  'gb.help.traffic-enforcement-centre': {
    does: 'La oficina judicial para multas municipales sin pagar y los formularios TE7, TE9, PE2 y PE3.',
  },
  'gb.help.report-fraud': {
    does: 'Recibe denuncias de estafas y fraude en Inglaterra, Gales e Irlanda del Norte.',
  },
  'gb.help.police-scotland': { does: 'Recibe denuncias de estafas y fraude en Escocia en el 101.' },
  'gb.help.lps': {
    does: 'Envía las facturas del impuesto municipal (rates) en Irlanda del Norte y acuerda planes de pago.',
  },
  'gb.help.hmcts': {
    does: 'Direcciones y teléfonos de todos los juzgados, para comprobar que una carta judicial es real.',
  },
  'gb.help.samaritans': {
    does: 'Alguien con quien hablar, de día o de noche, cuando todo es demasiado. La llamada es gratis.',
    hours: 'Todo el día, todos los días',
  },
  'gb.help.nhs-111': {
    does: 'Ayuda urgente con su salud, también mental. Llame al 999 si una vida está en peligro.',
    hours: 'Todo el día, todos los días',
  },
  'gb.help.lifeline-ni': {
    does: 'Ayuda para personas con angustia o desesperación en Irlanda del Norte. La llamada es gratis.',
    hours: 'Todo el día, todos los días',
  },
}
