/** The Dutch words of the rows in ../enquiry-deposits-overdue.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEPOSITS_OVERDUE_NL: Words = {
  'us.state.ca.ask-deposit-late': {
    says: 'Na 21 dagen zonder lijst mag hij er meestal niets van houden. Vraag alles per brief voor een bepaalde dag. Ga dan naar small claims voor de borg, en tot tweemaal zoveel erbij bij kwade trouw. Gewone slijtage mag hij niet rekenen.',
  },
  'us.state.tx.ask-deposit-late': {
    says: 'Hij had 30 dagen nadat u vertrok en schriftelijk uw nieuwe adres gaf. Daarna gaat de wet uit van kwade trouw. Stuur een brief met een dag en ga dan naar de justice court. U kunt 100 dollar plus driemaal het ten onrechte gehouden bedrag eisen, en advocaatkosten.',
  },
  'us.state.ny.ask-deposit-late': {
    says: 'Na 14 dagen zonder lijst van kosten mag de verhuurder er niets van houden. Vraag alles schriftelijk voor een dag. Ga dan naar small claims. Hield hij het met opzet, dan kunt u tot het dubbele van de borg eisen. U kunt ook klagen bij de attorney general.',
  },
  'us.state.fl.ask-deposit-late': {
    says: 'Kwam er binnen 30 dagen geen schriftelijke claim, dan mag de verhuurder de borg niet houden en moet hij hem teruggeven. Vraag hem schriftelijk voor een dag en ga dan naar small claims. Wie wint krijgt ook advocaatkosten. Kwam er een claim, maak binnen 15 dagen bezwaar.',
  },
  'us.ask-state.deposit-double': {
    says: 'In uw staat heeft de verhuurder 30 dagen. In Illinois is dat tot 45, bij gebouwen met vijf of meer woningen. Geef uw nieuwe adres schriftelijk, in Michigan binnen vier dagen, en antwoord daar binnen zeven op een lijst. Vraag alles voor een dag. Ga dan naar small claims. Wie het ten onrechte houdt, kan u tot het dubbele schuldig zijn. Gewone slijtage telt niet.',
  },
  'us.ask-state.deposit-triple': {
    says: 'In uw staat heeft de verhuurder meestal 30 dagen, en 45 in Maryland. Vraag daarna alles schriftelijk voor een dag; geef in Colorado zeven dagen. Ga dan naar small claims. Wie het ten onrechte houdt, kan u tot driemaal zoveel schuldig zijn, en kosten. In Georgia geldt dat niet voor een persoon met tien woningen of minder.',
  },
}
