/** Questions about parental authority after a divorce: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARENTAL_AUTHORITY_NL: Words = {
  'jp.ask.joint-custody': {
    says: 'Nee, nooit vanzelf. Sinds april 2026 kiezen ouders één of beiden. Zonder akkoord beslist de familierechter naar wat goed is voor het kind. Is er geweld, misbruik of gevaar daarvan, of vindt hij samen beslissen te moeilijk, dan moet hij het aan één ouder geven. Geef politiemelding en doktersbrieven en vraag om uw adres geheim te houden. Alimentatie en omgang worden apart beslist.',
  },
  'jp.ask.sole-stays': {
    says: 'Nee. Na een scheiding van vóór april 2026 blijft het gezag bij één ouder; het verandert niet vanzelf. De ander kan gezamenlijk gezag vragen bij de familierechter. Die kijkt alleen naar het kind en weigert bij geweld of gevaar. Tot dan beslist wie het gezag heeft, zoals over school. Antwoord op tijd op de rechtbank. Alimentatie blijft verschuldigd.',
  },
}
