/** The German words of the rows in ../consumer.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_DE: Words = {
  'nz.buy.myth-policy': {
    says: 'Die Regeln eines Ladens oder eine abgelaufene Garantie können Ihnen Ihre Rechte nach dem Consumer Guarantees Act nicht nehmen.',
  },
  'nz.buy.want': {
    says: 'Sie können fragen, ob der Vertrag fair ist und ob die Firma ihren Teil gehalten hat.',
  },
  'nz.buy.reality': {
    says: 'Eine Firma kann nicht allein entscheiden, wer recht hat. Ihre Rechte kommen aus dem Gesetz, nicht aus den Regeln der Firma.',
  },
  'nz.buy.who': {
    says: 'Wenn Sie sich nicht einigen können, entscheidet das Disputes Tribunal Fälle bis 60.000 $ ohne Anwälte.',
  },
  'nz.buy.rights': {
    says: 'Waren müssen von ordentlicher Qualität sein, für ihren Zweck taugen und so sein, wie man es Ihnen gesagt hat. Sonst können Sie Abhilfe verlangen.',
  },
  'nz.buy.not-yet': {
    says: 'Ohne Anordnung eines Gerichts oder Tribunals darf man Ihren Lohn oder Ihre Sachen nicht nehmen.',
  },
  'nz.buy.right-repair': {
    says: 'Bei einem kleinen Fehler darf der Laden wählen: reparieren, ersetzen oder Geld zurückgeben, in angemessener Zeit.',
  },
  'nz.buy.right-serious': {
    says: 'Bei einem schweren Fehler wählen Sie: Geld zurück, eine neue Ware, oder Sie behalten sie und bekommen einen Teil des Preises.',
  },
  'nz.buy.right-time': {
    says: 'Ihre Rechte dauern so lange, wie es für diese Sache fair ist, auch nach der Garantie des Herstellers.',
  },
  'nz.buy.right-services': {
    says: 'Dienste müssen sorgfältig gemacht werden, zu Ihrem Wunsch passen, in angemessener Zeit und zu einem fairen Preis.',
  },
  'nz.buy.right-doorstep': {
    says: 'Kam man an Ihre Tür oder hat man Sie angerufen, haben Sie fünf Arbeitstage Zeit, einen Kauf über 100 $ zu widerrufen (cancel).',
  },
  'nz.buy.right-terms': {
    says: 'Eine unfaire Klausel (unfair term) in einem Standardvertrag kann gestrichen werden.',
  },
  'nz.buy.cancel': {
    says: 'Bei einem Kauf an Ihrer Tür oder durch einen unverlangten Anruf haben Sie fünf Arbeitstage. Wir zählen ab dem Datum des Papiers.',
    action: 'Den Kauf widerrufen, wenn man an Ihre Tür kam oder Sie anrief',
    consequence: 'Danach wird es schwerer, herauszukommen.',
  },
  'nz.buy.insight-policy': {
    says: 'Läden sprechen oft nur von ihren eigenen Regeln oder ihrer Garantie. Das Gesetz gibt Ihnen mehr.',
    actionable: 'Schreiben Sie, dass Sie Ihre Rechte nach dem Consumer Guarantees Act nutzen.',
  },
  'nz.buy.right-late': {
    says: 'Waren müssen am vereinbarten Tag oder in angemessener Zeit kommen. Kommen sie viel zu spät, können Sie sie ablehnen und Ihr Geld verlangen.',
  },
  'nz.buy.right-extended-warranty': {
    says: 'Eine verlängerte Garantie (extended warranty) können Sie innerhalb von fünf Arbeitstagen widerrufen. Darin muss stehen, was sie Ihnen über das Gesetz hinaus gibt.',
  },
  'nz.buy.right-disputes-tribunal': {
    says: 'Das Disputes Tribunal entscheidet über Forderungen bis 60.000 $. Es ist billig, und Anwälte nehmen nicht teil.',
  },
  'nz.buy.right-telco': {
    says: 'Bei einer Firma für Telefon oder Internet prüft die Stelle Telecommunications Dispute Resolution Ihre Beschwerde kostenlos.',
  },
}
