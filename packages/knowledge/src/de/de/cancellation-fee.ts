/** The German words of the rows in ../cancellation-fee.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CANCELLATION_FEE_DE: Words = {
  'de.cancel.reality': {
    says: 'Eine Pauschale aus dem Kleingedruckten ist nicht immer geschuldet. Sie darf nicht höher sein als der übliche Schaden.',
  },
  'de.cancel.right-less': {
    says: 'Sie dürfen zeigen, dass der Firma weniger oder kein Schaden entstand. Schließt das Kleingedruckte das aus, ist die Pauschale unwirksam.',
  },
  'de.cancel.right-withdraw': {
    says: 'Haben Sie online, am Telefon oder zu Hause unterschrieben? Dann hatten Sie meist 14 Tage Widerruf, ohne Belehrung ein Jahr mehr. Nicht bei Ware nach Ihren Wünschen.',
  },
  'de.cancel.step-ask': {
    says: 'Verlangen Sie Vertrag, Klausel und die Berechnung des Schadens. Zahlen Sie vorher nichts.',
  },
  'de.no-show.want': {
    says: 'Eine Praxis oder ein Betrieb erinnert Sie an einen Termin. Sie schulden jetzt nichts.',
  },
  'de.no-show.rights': {
    says: 'Ein Ausfallhonorar schulden Sie nur, wenn die Zeit allein für Sie frei gehalten war und Sie das wussten.',
  },
  'de.no-show.right-less': {
    says: 'Wurden Sie krank, oder kam jemand anderes an die Reihe? Dann ist meist nichts fällig. Erspartes müssen sie abziehen.',
  },
  'de.no-show.step-cancel': {
    says: 'Können Sie nicht kommen? Sagen Sie vor der genannten Frist ab. Notieren Sie Tag und Gesprächspartner. Dann kann kein Ausfallhonorar folgen.',
  },
}
