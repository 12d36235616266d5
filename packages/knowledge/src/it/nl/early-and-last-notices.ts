/** The Dutch words of Italy: early and last notices. */
import type { Words } from '@plainletter/contracts/rule'

export const EARLY_AND_LAST_NOTICES_WORDS: Words = {
  'it.friendly.deadline': {
    says: 'U hebt 60 dagen vanaf de dag dat u het kreeg om met de lagere boete te betalen. Wij tellen vanaf de datum ervan, voor de zekerheid.',
    action: 'Met de lagere boete betalen, om delen vragen, of schrijven wat niet klopt',
    consequence: 'De hele boete komt erbij en een incassorekening (cartella) volgt.',
  },
  'it.friendly.right-lower': {
    says: 'Betaalt u op tijd, dan daalt de boete tot een derde, of tot twee derde na een controle van papieren (36-ter).',
  },
  'it.friendly.right-parts': {
    says: 'U kunt in tot 20 delen betalen, één per drie maanden. Het eerste moet binnen dezelfde 60 dagen.',
  },
  'it.friendly.step-correct': {
    says: 'Klopt het niet? Vraag het kantoor het vóór de laatste dag te verbeteren: online (CIVIS) of met uw papieren aan de balie.',
  },
  'it.warning.deadline': {
    says: 'Deze laatste waarschuwing (intimazione) geeft vijf dagen. Vraag nu een plan: het stopt nieuw beslag.',
    action: 'Betalen, of de inner een plan vragen',
    consequence: 'Ze mogen loon, rekeningen of spullen in beslag nemen.',
  },
  'it.warning.right-appeal': {
    says: 'U kunt binnen 60 dagen in beroep gaan als u de rekening erachter nooit kreeg, of als de schuld na die rekening te oud werd.',
  },
  'it.tax.right-more-time': {
    says: 'Vraagt u binnen de 60 dagen een schikking (accertamento con adesione)? Dan staat de tijd voor beroep meestal 90 dagen stil.',
  },
}
