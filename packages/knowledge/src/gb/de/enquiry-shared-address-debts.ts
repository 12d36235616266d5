/** Questions about the debts of someone at your address: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SHARED_ADDRESS_DEBTS_DE: Words = {
  'gb.ask-debt.address-blacklist': {
    says: 'Keine Adresse steht auf einer schwarzen Liste. Kreditakten gehören zu Personen. Verbunden sind Sie nur durch Kredit auf beide Namen, etwa ein gemeinsames Konto oder Darlehen. Zusammen wohnen macht Sie nicht zum Schuldner. Eine Inkassofirma darf nichts nehmen; das dürfen nur Vollstrecker nach einem Gerichtsbeschluss, und nur Sachen des Schuldners. Behalten Sie Belege für Ihre Sachen und prüfen Sie kostenlos Ihre Akte.',
  },
  'gb.ask-debt.disassociation': {
    says: 'Beenden Sie zuerst jeden Kredit auf beide Namen: das gemeinsame Konto schließen oder das Darlehen auf einen Namen stellen. Bitten Sie dann Experian, Equifax und TransUnion um eine Trennung (notice of disassociation); das ist kostenlos. Solange gemeinsamer Kredit läuft, bleibt die Verbindung, und jeder haftet für alles. Ist sie falsch, müssen sie es berichtigen; sonst beschweren Sie sich beim Information Commissioner.',
  },
}
