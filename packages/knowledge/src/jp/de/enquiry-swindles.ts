/** Questions on lenders without a licence, paid side jobs and false warnings: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SWINDLES_DE: Words = {
  'jp.ask.private-lender-online': {
    says: 'Zahlen Sie nichts mehr. Ein Darlehen mit über 109,5 % im Jahr von solchen Leuten ist nichtig und strafbar. Nach dem Obersten Gerichtshof müssen Sie nicht einmal das Geliehene zurückgeben. Nicht zu zahlen ist kein Betrug: Das Recht bricht der Verleiher, nicht Sie. Heben Sie Nachrichten und Anrufe auf. Gehen Sie heute zur Polizei (#9110) und zu Anwalt oder Schreiber; sie können Anrufe und Konto stoppen. Sagen Sie es vorher Arbeit und Familie.',
  },
  'jp.ask.side-job-fraud': {
    says: 'Handeln Sie heute. Bei bezahlten Arbeitsangeboten können Sie 20 Tage ab dem Vertragspapier widerrufen (クーリング・オフ). Falsche Versprechen lassen sich auch später anfechten. Bitten Sie Ihre Bank, das Empfängerkonto zu sperren. Sichern Sie Werbung und Chats. Rufen Sie 188 und die Polizei (#9110) an.',
  },
  'jp.ask.support-fraud': {
    says: 'Das ist Betrug. Die Polizei verlangt nie Geld und zeigt keinen Haftbefehl per Video. Legen Sie auf, trennen Sie das Internet und löschen Sie das Fernprogramm. Haben Sie gezahlt, lassen Sie es sofort von Bank oder Kartenfirma stoppen. Dann rufen Sie #9110 und 188 an.',
  },
  'jp.ask.paid-scammer': {
    says: 'Rufen Sie jetzt Ihre Bank an, damit das Empfängerkonto gesperrt wird. Rufen Sie die Polizei (#9110) und 188 an. Haben Sie Kartendaten genannt, lassen Sie die Karte sperren. Was auf dem Konto bleibt, kann an Opfer verteilt werden.',
  },
}
