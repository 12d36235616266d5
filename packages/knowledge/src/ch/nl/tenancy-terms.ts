/** The Dutch words of Switzerland: tenancy terms. */
import type { Words } from '@plainletter/contracts/rule'

export const TENANCY_TERMS_NL: Words = {
  'ch.rise.right-reason': {
    says: 'Een verhoging heeft een duidelijke wettelijke reden nodig, zoals een hogere referentierente, meer kosten of echte werkzaamheden. Het woord „markt” alleen is niet genoeg. Na het formulier hebt u 30 dagen om haar te betwisten.',
  },
  'ch.rise.right-form-content': {
    says: 'Het officiële formulier moet de oude huur, de nieuwe huur, de begindag, de redenen en de manier van betwisten tonen. Zonder formulier blijft u de oude huur betalen.',
  },
  'ch.rise.right-lower': {
    says: 'Daalt de referentierente? Vraag uw verhuurder schriftelijk een lagere huur. Zonder antwoord in 30 dagen gaat u naar de bemiddelingsdienst (Schlichtungsbehörde). Het is gratis.',
  },
  'ch.home.right-repair': {
    says: 'Meld gebreken schriftelijk. U kunt herstel en een lagere huur vragen. Geeft u eerst een laatste dag, dan kunt u de huur in plaats daarvan op een geblokkeerde rekening betalen.',
  },
  'ch.home.right-deposit': {
    says: 'De waarborgsom moet op een bankrekening op uw naam staan, hoogstens drie maanden huur. Een jaar na de huur moet de bank u betalen, als er geen zaak begonnen is.',
  },
  'ch.home.right-handover': {
    says: 'U betaalt niet voor gewone slijtage. De verhuurder moet schade meteen melden als u de woning teruggeeft, anders verliest hij de eis.',
  },
  'ch.home.right-leave-early': {
    says: 'U kunt eerder weg als u een nieuwe huurder aanbiedt die kan betalen, aanvaardbaar is en hetzelfde contract neemt. Vanaf die dag bent u geen huur meer schuldig.',
  },
  'ch.home.right-charges': {
    says: 'U bent alleen bijkomende kosten schuldig die uw huurcontract noemt, en alleen wat ze echt kosten. U kunt de rekeningen bekijken.',
  },
  'ch.home.right-unfair-notice': {
    says: 'Een opzegging tegen de goede trouw kan ongedaan worden gemaakt. Ook een die kwam omdat u een recht opeiste, of binnen drie jaar nadat u een zaak won.',
  },
}
