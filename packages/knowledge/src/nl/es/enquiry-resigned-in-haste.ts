/** Questions about leaving a job in haste: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RESIGNED_IN_HASTE_ES: Words = {
  'nl.ask.resigned-in-haste': {
    says: 'Retírela hoy por escrito, diga que está dispuesto a trabajar y cómo estaba. La ley no da días para pensarlo. Pero la empresa no puede apoyarse en una dimisión dada con ira, pánico o enfermedad: debe preguntar si de verdad la quiere y conoce las consecuencias. La amenaza o presión también la anulan. Si se niega, vaya enseguida al Juridisch Loket, al sindicato o a un abogado. Quien dimite casi nunca cobra WW.',
  },
  'nl.ask.unpaid-and-leaving': {
    says: 'No dimita ni deje de ir por su cuenta: podría perder el WW. Pida el sueldo por escrito con un último día, con intereses y el recargo por retraso, hasta el 50 %. Si no llega, un juez puede ordenarlo rápido (kort geding). ¿La empresa no puede pagar? Avise enseguida al UWV: puede hacerse cargo de salarios. Antes de parar, vea el Juridisch Loket o su sindicato.',
  },
}
