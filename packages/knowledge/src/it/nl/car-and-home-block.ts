/** A block on a car (fermo) or a charge on a home (ipoteca) for a tax debt: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const CAR_AND_HOME_BLOCK_WORDS: Words = {
  'it.public.want-block': {
    says: 'Ze waarschuwen dat ze uw auto blokkeren (fermo). U hebt 30 dagen om iets te doen.',
  },
  'it.public.deadline-car': {
    says: 'U hebt 30 dagen vanaf de bezorging van de waarschuwing.',
    action: 'Betalen, delen vragen, of tonen dat u de auto voor werk nodig hebt',
    consequence: 'Ze kunnen de auto blokkeren (fermo).',
  },
  'it.public.right-work-car': {
    says: 'Ze mogen geen auto blokkeren die u voor uw werk of voor een gehandicapte nodig hebt. Bewijs het binnen 30 dagen.',
  },
  'it.public.right-home': {
    says: 'Voor een last op een woning is een schuld boven € 20.000 en 30 dagen waarschuwing nodig. Uw enige woning waar u woont, mag niet verkocht worden.',
  },
}
