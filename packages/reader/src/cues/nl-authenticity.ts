/** Dutch: signs against a letter being genuine, read from its words. */
import type { CueRow } from './cue.ts'

export const NL_AUTHENTICITY_CUES = [
  {
    means: 'authenticity',
    code: 'false_purchase',
    points: 'suspicious',
    weight: 4.6,
    says: 'It speaks of something you did not buy, and wants you to call.',
    cues: `
      derde wil uw domeinnaam | domeinnaam registreren eerste recht | domeinregistratie nederland | eerste recht op de domeinnaam`,
  },
  {
    means: 'authenticity',
    code: 'asks_remote_access',
    points: 'suspicious',
    weight: 4.5,
    says: 'It wants to get into your computer or phone.',
    cues: `
      anydesk | teamviewer quicksupport | meekijken op uw computer | overnemen van uw computer | houd je bankpas bij de hand`,
  },
  {
    means: 'authenticity',
    code: 'asks_to_verify',
    points: 'suspicious',
    weight: 2.4,
    says: 'It wants you to "verify" or "update" details. Criminals use those words to get them.',
    cues: `
      meld aan met itsme en bevestig | bevestig uw kaart | bevestig uw rekeningnummer | uw digid verloopt | digid wordt geblokkeerd | vraag uw nieuwe bankpas aan | nieuwe betaalpas aanvragen | bankpas verloopt | scanner verloopt |
      account is beperkt | uw itsme | kaartlezer en bevestig`,
  },
  {
    means: 'authenticity',
    code: 'money_transfer_payment',
    points: 'suspicious',
    weight: 3,
    says: 'It asks for a money transfer that cannot be traced.',
    cues: `
      veilige rekening | kluisrekening | politiebegeleiding beslag | onder politiebegeleiding`,
  },
  {
    means: 'authenticity',
    code: 'crypto_payment',
    points: 'suspicious',
    weight: 6,
    says: 'It asks for payment in crypto money. Only criminals do that.',
    cues: `
      in bitcoin | usdt | bitcoins over`,
  },
  {
    means: 'authenticity',
    code: 'family_emergency',
    points: 'suspicious',
    weight: 4.5,
    says: 'It claims to be family on a new number.',
    cues: `
      hoi pap | hoi papa | hey mam | hey mama | telefoon kapot | telefoon is kapot | telefoon is gevallen | dit is mijn nieuwe nummer`,
  },
] as const satisfies readonly CueRow[]
