/** The Spanish words of the rows in ../help.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HELP_ES: Words = {
  'us.help.legal-aid': {
    does: 'Encuentra la oficina de ayuda legal gratuita (legal aid) de su condado, para personas con ingresos bajos.',
  },
  'us.help.lawhelp': {
    does: 'Guías legales gratis, formularios y oficinas de ayuda legal (legal aid) de cada estado.',
  },
  'us.help.211': {
    does: 'Llame al 2-1-1 para encontrar ayuda local con renta, facturas, comida y consejo legal, de día y de noche.',
  },
  'us.help.nfcc': {
    does: 'Encuentra un consejero de crédito sin fines de lucro (credit counselor) que revisa con usted sus deudas y su presupuesto.',
  },
  'us.help.cfpb': {
    does: 'Recibe quejas sobre cobradores, bancos, prestamistas e informes de crédito, y las pasa a la empresa.',
  },
  'us.help.state-ag': {
    does: 'Encuentra al fiscal general (attorney general) y la oficina del consumidor de su estado, que reciben quejas sobre empresas.',
  },
  'us.help.hud': {
    does: 'Consejo gratis o barato sobre renta, desalojo (eviction) e hipotecas, de consejeros aprobados cerca de usted.',
  },
  'us.help.fair-housing': {
    does: 'Recibe quejas cuando un propietario (landlord) le trata peor por raza, sexo, religión, familia o discapacidad.',
  },
  'us.help.wage-hour': {
    does: 'Ayuda con sueldo sin pagar, propinas, tiempo extra y licencia familiar, gratis y en confianza.',
  },
  'us.help.eeoc': {
    does: 'Recibe denuncias (charges) de discriminación y acoso en el trabajo. Hay un plazo de 180 o 300 días.',
  },
  'us.help.nlrb': {
    does: 'Ayuda cuando pierde trabajo por actuar junto con otros por el sueldo o las condiciones.',
  },
  'us.help.ebsa': {
    does: 'Ayuda gratis con planes médicos y pensiones del trabajo, COBRA y reclamos negados.',
  },
  'us.help.taxpayer-advocate': {
    does: 'Una parte gratuita e independiente del IRS que ayuda cuando los problemas de impuestos causan dificultades graves.',
  },
  'us.help.litc': {
    does: 'Abogados gratis o casi gratis para disputas con el IRS, para personas con ingresos bajos.',
  },
  'us.help.ssa': {
    does: 'Recibe apelaciones, pedidos de exoneración (waiver) y pedidos de devolver menos cada mes.',
  },
  'us.help.no-surprises': {
    does: 'Recibe quejas sobre facturas médicas sorpresa y explica sus derechos.',
  },
  'us.help.insurance-department': {
    does: 'Encuentra la oficina de su estado que recibe quejas sobre aseguradoras.',
  },
  'us.help.fcc': {
    does: 'Recibe quejas sobre facturas de teléfono, internet y TV y sobre llamadas automáticas (robocalls). La empresa debe responder en un plazo de 30 días.',
  },
  'us.help.ftc-fraud': {
    does: 'Recibe reportes de estafas y malas prácticas de negocios, y le dice los pasos siguientes.',
  },
  'us.help.identity-theft': {
    does: 'Hace un reporte y un plan paso a paso cuando alguien usa su nombre.',
  },
  'us.help.lawyer-referral': {
    does: 'Encuentra referencias de abogados y respuestas legales gratis en su estado.',
  },
  'us.help.988': {
    does: 'Llame o mande un texto al 988, de día y de noche, cuando sea demasiado. Es gratis.',
  },
}
