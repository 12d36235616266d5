/** Questions about an exit agreement and the unemployment pay that may be lost by it: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EXIT_AGREEMENT_AND_BENEFIT_DE: Words = {
  'de.ask-job.exit-and-benefit': {
    says: 'Unterschreiben Sie nicht bis zu deren Termin; müssen tun Sie es gar nicht. Meist folgen zwölf Wochen Sperrzeit, und das Geld kann ruhen, wenn die Kündigungsfrist verkürzt wird. Keine Sperre gibt es meist, wenn eine betriebliche Kündigung sicher drohte und die Frist gewahrt ist. Die Abfindung darf dann höchstens ein halbes Monatsgehalt je Jahr sein. Kündigt man Ihnen, klagen Sie binnen drei Wochen: keine Sperre, oft mehr Geld. Fragen Sie zuerst Agentur und Anwalt.',
  },
}
