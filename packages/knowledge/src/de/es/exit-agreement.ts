/** The Spanish words of the rows in ../exit-agreement.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const EXIT_AGREEMENTS_ES: Words = {
  'de.exit.reality': {
    says: 'Es solo una oferta. Una vez firmada, apenas se puede deshacer. Tómese antes su tiempo.',
  },
  'de.exit.right-no': {
    says: 'Puede decir que no sin dar motivo. Su empleo sigue. Un despido necesitaría por lo general un motivo que un tribunal puede revisar.',
  },
  'de.exit.right-fair': {
    says: 'Deben tratarle con lealtad. Si le sorprendieron, amenazaron o mintieron, un tribunal puede anular el acuerdo.',
  },
  'de.exit.insight-no-block': {
    says: 'A menudo no hay bloqueo (Sperrzeit) si era seguro un despido por motivos de la empresa o de salud y se respeta el preaviso. La indemnización debe ser entonces de medio mes de sueldo por año como máximo.',
    actionable:
      'Pregunte a la Agentur für Arbeit antes de firmar y haga poner el motivo en el acuerdo.',
  },
  'de.exit.warn-benefit': {
    says: 'Firmar puede costarle hasta doce semanas de paro. Si el final llega antes del preaviso, puede retrasarse aún más.',
  },
  'de.exit.step-check': {
    says: 'Compare el último día con su preaviso. Revise la indemnización, las vacaciones, las horas extra, el bono y el certificado.',
  },
  'de.exit.step-register': {
    says: 'Si firma, inscríbase como demandante de empleo en tres días. Si faltan más de tres meses, hágalo tres meses antes.',
  },
  'de.exit.option-better': {
    says: 'Pida más tiempo, más dinero, un final más tarde y un buen certificado.',
    title: 'Pedir mejores condiciones',
    cost: 'Gratis, o honorarios de abogado.',
    time: 'Antes del día de la oferta.',
    risk: 'Pueden retirar la oferta.',
    bestFor: 'Podría aceptar irse.',
  },
  'de.exit.option-help': {
    says: 'Un sindicato o un abogado laboralista lo lee antes de que firme.',
    title: 'Hacer revisar antes el acuerdo',
    cost: 'Gratis para afiliados. Pregunte antes el precio al abogado.',
    time: 'Antes de firmar.',
    risk: 'Ninguno.',
    bestFor: 'Todos con una oferta así.',
  },
}
