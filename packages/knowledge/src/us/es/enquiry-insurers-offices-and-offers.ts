/** The Spanish words of the rows in ../enquiry-insurers-offices-and-offers.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURERS_OFFICES_AND_OFFERS_ES: Words = {
  'us.fact.home-insurance-cancelled': {
    says: 'Consiga hoy otra póliza, aunque sea corta: si no, el banco puede comprar una cara a su costa, con aviso de 45 días. Quéjese en línea ante el departamento de seguros de su estado, con prueba de pago, correos y aviso; la aseguradora debe contestar. Los estados exigen aviso escrito con el motivo antes de terminar. Si tomó su dinero y dijo que estaba cubierto, puede quedar obligada.',
  },
  'us.fact.plan-renewed-itself': {
    says: 'Llame ya a la aseguradora y a HealthCare.gov, y pida por escrito qué día terminó el plan y qué se debe. Por los meses con cobertura se puede deber la prima. Si nadie pagó, el plan casi siempre acaba solo: con crédito fiscal a los tres meses, con efecto al final del primero. Pida un fin anterior si tenía otra cobertura. Busque el Formulario 1095-A: el crédito se ajusta en la declaración.',
  },
  'us.fact.office-wants-bank-papers': {
    says: 'Comprueban ingresos y ahorros, porque de eso depende la ayuda. Casi siempre es rutina y no habla de fraude. Envíe copias hasta el día de la carta, pues sin ellas la ayuda puede parar. Pregunte por escrito qué meses y para qué, y pida más tiempo o ayuda. No tache nada. Explique en una nota el dinero de la familia o de ventas. Si la recortan, pida enseguida una audiencia (fair hearing).',
  },
  'us.fact.is-this-job-real': {
    says: 'Busque la empresa en el registro de su estado y llame a un número que encuentre usted. Un empleador real no pide dinero ni manda cheques para reenviar. Si dio su número de Seguro Social, congele gratis su crédito en los tres burós y mire sus informes en AnnualCreditReport.com. Si lo usan mal, vaya a IdentityTheft.gov. Denuncie un empleo falso en ReportFraud.ftc.gov.',
  },
  'us.fact.divorce-debt-first-notice': {
    says: 'No lo ignore. En 30 días desde el primer aviso escriba que disputa la deuda y quiere pruebas; deben parar hasta enviarlas. El papel del divorcio no obliga al banco: quien firmó puede ser reclamado. Pero el tribunal del divorcio puede hacer que su ex le devuelva. Mire el plazo para demandar en su estado antes de pagar o prometer nada. Si llegan papeles del tribunal, conteste a tiempo.',
  },
}
