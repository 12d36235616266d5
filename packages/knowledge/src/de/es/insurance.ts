/** The Spanish words of the rows in ../insurance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_ES: Words = {
  'de.supply.ins-want': {
    says: 'Su aseguradora se niega a pagar, paga solo una parte o pide más datos.',
  },
  'de.supply.ins-who': {
    says: 'Es una aseguradora privada. Si dice que no, es solo su opinión. Un defensor del asegurado (Ombudsmann) o un juzgado puede decidir otra cosa.',
  },
  'de.supply.ins-who-public': {
    says: 'Es una aseguradora pública. Puede oponerse (Widerspruch) en el plazo de un mes y después ir gratis al juzgado social (Sozialgericht).',
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
  'de.supply.ins-deadline-public': {
    says: 'Contra una aseguradora pública tiene un mes desde el día en que le llegó la decisión.',
    action: 'Enviar su oposición (Widerspruch)',
    consequence: 'La decisión queda firme.',
    service: 'una decisión cuenta como recibida el cuarto día después del envío',
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
  'de.supply.ins-right-partial': {
    says: 'Por un descuido grave, la aseguradora solo puede reducir el pago según su parte de culpa. En la mayoría de los casos no puede negarlo todo.',
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
  'de.supply.ins-not-yet-public': {
    says: 'La decisión no es firme mientras corre su mes o su oposición está abierta.',
  },
  'de.supply.ins-step-object-public': {
    says: 'Escriba dentro del mes: «Ich lege Widerspruch ein» (me opongo), con la fecha de la decisión. Fírmelo. Diga que las razones vendrán después.',
  },
  'de.supply.ins-step-doctor': {
    says: 'Pida el informe médico (Gutachten) y enséñeselo a su médico. Una carta corta de su médico ayuda mucho.',
  },
  'de.supply.ins-right-file': {
    says: 'Tiene derecho a ver su expediente y el informe médico.',
  },
  'de.supply.ins-right-court': {
    says: 'Si rechazan su oposición, puede ir gratis al juzgado social (Sozialgericht) en un plazo de un mes.',
  },
  'de.supply.ins-option-object': {
    says: 'Opóngase por escrito y envíe después las razones y una carta del médico.',
    title: 'Oponerse (Widerspruch) dentro del mes',
    cost: 'Gratis.',
    time: 'Un mes; la respuesta tarda hasta tres.',
    risk: 'Casi ninguno.',
    bestFor: 'Necesita el dinero o el tratamiento.',
  },
  'de.supply.ins-want-public': {
    says: 'Una aseguradora pública rechaza lo que pidió o para un pago.',
  },
  'de.supply.ins-reality-public': {
    says: 'Un primer no muchas veces no es el final. El recurso es gratis y una carta de su médico ayuda.',
  },
  'de.supply.ins-rights-public': {
    says: 'Puede recurrir, leer el informe médico e ir gratis al tribunal social.',
  },
  'de.supply.ins-right-careless': {
    says: 'Por negligencia grave solo puede rebajar según su culpa. Debe probarlo. Por un descuido leve debe pagar todo.',
  },
}
