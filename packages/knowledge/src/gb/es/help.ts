/** The Spanish words of the rows in ../help.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HELP_ES: Words = {
  'gb.help.national-debtline': {
    does: 'Consejo gratuito sobre deudas por teléfono e internet, con hojas informativas y cartas de ejemplo.',
  },
  'gb.help.stepchange': { does: 'Consejo gratuito y planes de deudas, por internet y teléfono.' },
  'gb.help.business-debtline': {
    does: 'Consejo gratuito sobre deudas para autónomos y pequeños negocios.',
  },
  'gb.help.citizens-advice': {
    does: 'Consejo gratuito sobre deudas, vivienda, trabajo, aparcamiento y derechos, por teléfono, por internet y cerca de usted.',
  },
  'gb.help.citizens-advice-wales': {
    does: 'Consejo gratuito sobre deudas, vivienda, trabajo, aparcamiento y derechos, en inglés y galés.',
  },
  'gb.help.citizens-advice-scotland': {
    does: 'Consejo gratuito sobre deudas, vivienda, trabajo y derechos en oficinas locales.',
  },
  'gb.help.advice-ni': {
    does: 'Consejo gratuito sobre deudas, ayudas e impuesto municipal (rates) en Irlanda del Norte.',
  },
  'gb.help.housing-rights': {
    does: 'Consejo gratuito de vivienda para personas en Irlanda del Norte.',
  },
  'gb.help.shelter': {
    does: 'Consejo gratuito de vivienda, con una línea urgente para quien está perdiendo su casa.',
  },
  'gb.help.shelter-cymru': { does: 'Consejo gratuito de vivienda y deudas en Gales.' },
  'gb.help.shelter-scotland': { does: 'Consejo gratuito de vivienda en Escocia.' },
  'gb.help.acas': {
    does: 'Consejo gratuito sobre derechos en el trabajo. También las conversaciones previas que debe iniciar antes de una demanda ante el tribunal laboral.',
  },
  'gb.help.lra': {
    does: 'Consejo gratuito sobre derechos en el trabajo y conversaciones previas en Irlanda del Norte.',
  },
  'gb.help.moneyhelper': {
    does: 'Ayuda gratuita y neutral con dinero, deudas y pensiones, apoyada por el gobierno.',
  },
  'gb.help.taxaid': {
    does: 'Ayuda gratuita con impuestos para personas con ingresos bajos, cuando HMRC no puede resolverlo.',
  },
  'gb.help.equality': { does: 'Consejo gratuito cuando le tratan peor por ser quien es.' },
  'gb.help.financial-ombudsman': {
    does: 'Decide gratis reclamaciones sobre bancos, prestamistas, seguros y cobradores de deudas.',
  },
  'gb.help.lgsco': {
    does: 'Estudia reclamaciones sobre ayuntamientos (councils) de Inglaterra y los agentes de embargo (bailiffs) que trabajan para ellos.',
  },
  'gb.help.spso': {
    does: 'Estudia reclamaciones sobre ayuntamientos (councils) y organismos públicos de Escocia.',
  },
  'gb.help.psow': {
    does: 'Estudia reclamaciones sobre ayuntamientos (councils) y organismos públicos de Gales.',
  },
  'gb.help.nipso': {
    does: 'Estudia reclamaciones sobre organismos públicos de Irlanda del Norte.',
  },
  'gb.help.housing-ombudsman': {
    does: 'Decide gratis reclamaciones sobre caseros sociales en Inglaterra.',
  },
  'gb.help.ecb': {
    does: 'Estudia reclamaciones sobre empresas de agentes de embargo (bailiffs) que se han unido a sus normas.',
  },
  'gb.help.popla': {
    does: 'Recursos gratuitos contra cobros de aparcamiento de empresas de la British Parking Association.',
  },
  'gb.help.ias': {
    does: 'Recursos gratuitos contra cobros de aparcamiento de empresas de la International Parking Community.',
  },
  'gb.help.tpt': {
    does: 'Recursos gratuitos contra multas de ayuntamientos (councils) en Inglaterra (fuera de Londres) y Gales.',
  },
  'gb.help.london-tribunals': {
    does: 'Recursos gratuitos contra multas de los ayuntamientos (councils) de Londres y de Transport for London.',
  },
  'gb.help.grc-scotland': {
    does: 'Decide recursos contra multas de ayuntamientos (councils) en Escocia.',
  },
  'gb.help.nitpt': {
    does: 'Decide recursos contra multas (penalty charge notices) en Irlanda del Norte.',
  },
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
