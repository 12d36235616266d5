/** Decisions of private insurers: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_ES: Words = {
  'de.supply.ins-want': {
    says: 'Su aseguradora se niega a pagar, paga solo una parte o pide más datos.',
  },
  'de.supply.ins-who': {
    says: 'Es una aseguradora privada. Si dice que no, es solo su opinión. Un defensor del asegurado (Ombudsmann) o un juzgado puede decidir otra cosa.',
  },
  'de.supply.ins-reality': {
    says: 'Una primera negativa a menudo no es la última palabra. Pida la cláusula exacta y las razones.',
  },
  'de.supply.ins-rights': {
    says: 'Puede pedir razones, enviar pruebas y usar el defensor del asegurado (Ombudsmann), que es gratis.',
  },
  'de.supply.ins-not-yet': {
    says: 'Su derecho no se pierde con esta carta. Tiene tres años, contados desde el final del año, y las negociaciones paran el plazo.',
  },
  'de.supply.ins-step-reasons': {
    says: 'Pregunte por escrito: ¿qué cláusula, qué hechos, qué informe pericial? Pida una copia del informe.',
  },
  'de.supply.ins-step-proof': {
    says: 'Envíe fotos, facturas, cartas de médicos y testigos. Diga la verdad y guarde copias.',
  },
  'de.supply.ins-step-ombudsman': {
    says: 'Reclame ante la aseguradora. Después de seis semanas o de una negativa, vaya al defensor del asegurado (Ombudsmann). Es gratis para usted.',
  },
  'de.supply.ins-option-complain': {
    says: 'Envíe la negativa y sus pruebas. Los miembros deben aceptar su decisión hasta 10.000 €.',
    title: 'Ir al defensor del asegurado (Ombudsmann)',
    cost: 'Gratis.',
    time: 'Algunos meses. El plazo se para.',
    risk: 'Ninguno. El juzgado sigue abierto.',
    bestFor: 'Reclamaciones de hasta 10.000 €, donde puede obligar a la aseguradora.',
  },
  'de.supply.ins-option-dispute': {
    says: 'Conteste cada razón con un hecho y ponga una fecha para responder.',
    title: 'Oponerse con pruebas',
    cost: 'Gratis.',
    time: 'Dos o tres semanas.',
    risk: 'Casi ninguno.',
    bestFor: 'A la aseguradora le faltan datos o leyó mal el contrato.',
  },
  'de.supply.ins-option-help': {
    says: 'Haga que un especialista lea el contrato y la negativa.',
    title: 'Pedir consejo',
    cost: 'Centro de consumidores: una tarifa pequeña. Abogado: vale con ingresos bajos.',
    time: 'Unos días.',
    risk: 'Ninguno.',
    bestFor: 'Discapacidad, incendio, accidente o cantidades grandes.',
  },
  'de.supply.ins-right-advance': {
    says: 'Si la revisión tarda más de un mes, puede pedir pagos a cuenta.',
  },
  'de.supply.ins-right-nondisclosure': {
    says: 'Solo puede apoyarse en una respuesta falsa si preguntó por escrito y le avisó de las consecuencias.',
  },
  'de.supply.ins-right-clock': {
    says: 'Desde el día en que avisa del caso hasta la decisión escrita, el plazo está parado.',
  },
  'de.supply.ins-warn-premium': {
    says: 'Si no paga la prima en las dos semanas desde este aviso, puede perder la cobertura.',
  },
  'de.supply.ins-right-careless': {
    says: 'Por negligencia grave solo puede rebajar según su culpa. Debe probarlo. Por un descuido leve debe pagar todo.',
  },
}
