/** German: signs against a letter being genuine, read from its words. */
import type { CueRow } from './cue.ts'

export const DE_AUTHENTICITY_CUES = [
  {
    means: 'authenticity',
    code: 'small_fee_first',
    points: 'suspicious',
    weight: 3.6,
    says: 'It asks for a small fee to free something bigger.',
    cues: `
      sicher bezahlen | damit es freigegeben | eintragungsofferte | offerte zur eintragung | veröffentlichung ihrer handelsregistereintragung | brieflotterie | bearbeitungsgebühr vorab | gebühr vor auszahlung | gewinn freigeben`,
  },
  {
    means: 'authenticity',
    code: 'asks_to_verify',
    points: 'suspicious',
    weight: 2.4,
    says: 'It wants you to "verify" or "update" details. Criminals use those words to get them.',
    cues: `
      pushtan * läuft ab | phototan * läuft ab | registrierung läuft * ab | sicherheitsverfahren aktualisieren | banking app erneut freischalten | konto vorübergehend gesperrt | konto eingeschränkt | daten bestätigen | daten verifizieren | letzte chance bevor | adresse unvollständig paket |
      sendung wird zurückgeschickt | sendung zurückgesendet | paket konnte nicht | zollgebühr von | ihre erstattung wartet | rückerstattung wartet`,
  },
  {
    means: 'authenticity',
    code: 'asks_remote_access',
    points: 'suspicious',
    weight: 4.5,
    says: 'It wants to get into your computer or phone.',
    cues: `
      anydesk | fernzugriff auf ihren | fernwartung ihres computers`,
  },
  {
    means: 'authenticity',
    code: 'crypto_payment',
    points: 'suspicious',
    weight: 6,
    says: 'It asks for payment in crypto money. Only criminals do that.',
    cues: `
      in bitcoin | bitcoin wallet | usdt | krypto wallet | bitcoin adresse`,
  },
  {
    means: 'authenticity',
    code: 'family_emergency',
    points: 'suspicious',
    weight: 4.5,
    says: 'It claims to be family on a new number.',
    cues: `
      handy verloren * neue nummer | altes handy | das ist meine neue nummer | hi mama | hey mama | hallo mami`,
  },
] as const satisfies readonly CueRow[]
