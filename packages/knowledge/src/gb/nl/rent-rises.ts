/** Dutch: the words of the rows in ../rent-rises.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_RISES_NL: Words = {
  'gb.rent-rise.wants': {
    says: 'Uw verhuurder wil meer huur vanaf de dag in de brief. Voor die dag kunt u het aanvechten.',
  },
  'gb.rent-rise.right-form': {
    says: 'Een particuliere verhuurder mag de huur eens per jaar verhogen, met het officiële formulier en twee maanden vooraf. Een verhogingsclausule geldt niet meer.',
  },
  'gb.rent-rise.right-tribunal': {
    says: 'Ga naar het First-tier Tribunal voordat de nieuwe huur begint. Het mag niet meer bepalen dan de verhuurder vraagt, en hogere huur begint pas na de beslissing.',
  },
  'gb.rent-rise.step': {
    says: 'Zoek de huur van zulke woningen in de buurt. Schrijf de verhuurder voordat de nieuwe huur begint.',
  },
  'gb.rent-rise.right-wales': {
    says: 'Uw verhuurder mag de huur eens in 12 maanden verhogen, met twee maanden vooraf op formulier RHW12.',
  },
  'gb.rent-rise.right-scotland': {
    says: 'Uw huur mag eens in 12 maanden omhoog, met drie maanden vooraf op het officiële formulier. Binnen 21 dagen kunt u een huurtoetser (rent officer) vragen.',
  },
  'gb.rent-rise.right-ni': {
    says: 'Uw huur mag eens in 12 maanden omhoog, met drie maanden vooraf op schrift.',
  },
}
