/** The law on goods bought on credit and on credit that is refused, where a letter names them: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const CREDIT_TERMS_NL: Words = {
  'jp.credit.right-stop-paying': {
    says: 'Kwamen spullen op krediet nooit, of zijn ze slecht? Dan kunt u ook de betalingen aan het kredietbedrijf stoppen (支払停止の抗弁). Zeg het schriftelijk.',
  },
  'jp.credit.right-twenty-days': {
    says: 'Een kredietbedrijf kan pas de hele rest ineens vragen na een schriftelijke aanmaning die u minstens 20 dagen geeft.',
  },
  'jp.credit.right-long-service': {
    says: 'Betaald met krediet? Stopt u de cursus of sluit de zaak, schrijf de kredietfirma dan dat u de rest niet meer betaalt (支払停止の抗弁).',
  },
  'jp.credit.right-file': {
    says: 'U kunt uw kredietgegevens bij CIC, JICC en het bankencentrum (全国銀行個人信用情報センター) voor weinig geld inzien. Zijn ze fout, dan moeten zij die verbeteren.',
  },
  'jp.credit.refused-reality': {
    says: 'Een firma mag krediet weigeren zonder reden te noemen. U bent niets schuldig. Oude achterstanden verdwijnen meestal na vijf jaar.',
  },
}
