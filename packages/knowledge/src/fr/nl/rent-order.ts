/** The formal order to pay the rent (commandement de payer): the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_ORDER_WORDS: Words = {
  'fr.home.want-order': {
    says: 'Dit is een formeel bevel om de huur te betalen (commandement de payer). Betaalt u niet op tijd, dan kunnen ze een rechter vragen de huur te beëindigen.',
  },
  'fr.home.deadline-six-weeks': {
    says: 'U hebt zes weken vanaf het bevel tot betalen (commandement) om te betalen of hulp te vragen. Huurcontracten van voor 29 juli 2023 geven vaak twee maanden.',
    action: 'De huurschuld betalen, of een plan afspreken',
    consequence: 'Daarna kan de verhuurder een rechter vragen de huur te beëindigen.',
  },
  'fr.home.deadline-two-months': {
    says: 'Dit bevel geeft twee maanden om te betalen, zoals oudere huurcontracten.',
    action: 'De huurschuld betalen, of een plan afspreken',
    consequence: 'Daarna kan de verhuurder een rechter vragen de huur te beëindigen.',
  },
  'fr.home.element-fsl': {
    name: 'Het adres van het huisvestingsfonds (FSL)',
    says: 'Het bevel moet het huisvestingsfonds (FSL) noemen waar u terechtkunt.',
    ifMissing:
      'Wij zien het huisvestingsfonds (FSL) niet. Laat het de ADIL zien: een ontbrekend deel kan het bevel nietig maken.',
  },
  'fr.home.element-count': {
    name: 'De huur en de berekening van de schuld',
    says: 'Het bevel moet de maandhuur en een berekening van de schuld tonen.',
    ifMissing: 'Wij zien geen berekening van de schuld. Vraag erom.',
  },
  'fr.home.officer-order': {
    says: 'Dit is een formeel bevel om de huur te betalen (commandement de payer). Betaalt u niet op tijd, dan kunnen ze een rechter vragen de huur te beëindigen.',
  },
}
