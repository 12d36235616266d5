/** The Dutch words of Germany: home visit. */
import type { Words } from '@plainletter/contracts/rule'

export const HOME_VISIT_NL: Words = {
  'de.visit.want': { says: 'Uw verhuurder wil in uw woning komen.' },
  'de.visit.reality': {
    says: 'Het is uw woning. Uw verhuurder mag alleen om een echte reden komen, op tijd gezegd, en nooit zonder u.',
  },
  'de.visit.right-reason': {
    says: 'Echte redenen zijn een gebrek, herstel, meters aflezen, of kopers of nieuwe huurders laten kijken. Een controle om het jaar of de twee jaar zonder aanleiding is er geen.',
  },
  'de.visit.right-day': {
    says: 'U mag een andere dag vragen. Voor foto’s is uw ja nodig. U hoeft de verhuurder geen sleutel te geven.',
  },
  'de.visit.step': {
    says: 'Vraag schriftelijk de reden en wie er komt. Noem twee dagen die u passen. Weiger een echte reden niet: het kan u de woning kosten.',
  },
  'de.visit.option': {
    says: 'Zeg ja op de reden en stel uw eigen dag voor.',
    title: 'Een andere dag voorstellen',
    cost: 'Gratis.',
    time: 'Deze week.',
    risk: 'Geen.',
    bestFor: 'De reden is echt.',
  },
}
