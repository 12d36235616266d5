/** The Dutch words of Germany: block time. */
import type { Words } from '@plainletter/contracts/rule'

export const BLOCK_TIME_NL: Words = {
  'de.block.want': {
    says: 'Het arbeidsbureau (Agentur für Arbeit) betaalt u enkele weken geen werkloosheidsuitkering (Sperrzeit).',
  },
  'de.block.right-reason': {
    says: 'Met een goede reden is er geen blokkade. Ziekte door het werk, pesten, onbetaald loon, naar uw partner verhuizen of een zeker ontslag kunnen tellen.',
  },
  'de.block.right-length': {
    says: 'Voor het opgeven van een baan is het 12 weken, en 6 of 3 in sommige gevallen van nood. Voor laat aanmelden is het één week.',
  },
  'de.block.right-cover': {
    says: 'U blijft tijdens de blokkade in de zorgverzekering. Bijstand (Grundsicherung) kan haar overbruggen, met een korting.',
  },
  'de.block.step': {
    says: 'Maak binnen een maand bezwaar en noem uw reden, met bewijs zoals een brief van een arts of mails. Blijf als werkloos gemeld.',
  },
}
