/** The German words of the rows in ../rent-rise.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_RISE_WORDS: Words = {
  'it.rise.want': {
    says: 'Ihr Vermieter will mehr Miete.',
  },
  'it.rise.want-check': {
    says: 'Prüfen Sie, ob die Erhöhung erlaubt ist, bevor Sie mehr zahlen oder unterschreiben.',
  },
  'it.rise.reality': {
    says: 'Im laufenden Vertrag steigt die Miete nur, wenn der Vertrag den ISTAT-Index erlaubt. Der Vermieter muss es auch verlangen.',
  },
  'it.rise.not-yet': {
    says: 'Eine Erhöhung über den Vertrag hinaus bindet Sie nicht, auch wenn Sie sie gesondert unterschrieben haben.',
  },
  'it.rise.right-flat-tax': {
    says: 'Hat der Vermieter die Pauschalsteuer (cedolare secca) gewählt, darf er gar keine Erhöhung verlangen. Auch nicht nach ISTAT.',
  },
  'it.rise.right-back': {
    says: 'Haben Sie mehr gezahlt, als im registrierten Vertrag steht? Das können Sie zurückverlangen, bis sechs Monate nach Ihrem Auszug.',
  },
  'it.rise.step-contract': {
    says: 'Lesen Sie den Vertrag: Gibt es eine ISTAT-Klausel? Steht dort etwas von Pauschalsteuer (cedolare secca)?',
  },
  'it.rise.step-help': {
    says: 'Bitten Sie einen Mieterverein (SUNIA, SICET, UNIAT), es auszurechnen.',
  },
  'it.rise.option-dispute': {
    title: 'Die Erhöhung ablehnen',
    says: 'Schreiben Sie, dass der Vertrag es nicht erlaubt. Zahlen Sie die vereinbarte Miete.',
    cost: 'Kostenlos',
    time: 'Vor der nächsten Zahlung',
    risk: 'Zahlen Sie die vereinbarte Miete ganz und pünktlich.',
    bestFor: 'Es gibt keine Klausel, oder es gilt die Pauschalsteuer (cedolare secca).',
  },
  'it.rise.option-accept': {
    title: 'Annehmen',
    says: 'Stimmt der Index, zahlen Sie die neue Miete.',
    cost: 'Die höhere Miete',
    time: 'Ab dem verlangten Monat',
    risk: 'Keines, wenn es stimmt.',
    bestFor: 'Die Klausel ist da, und die Summe stimmt.',
  },
}
