/** The Dutch words of the rows in ../data-breach.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DATA_BREACH_NL: Words = {
  'us.breach.want': {
    says: 'Een bedrijf zegt dat anderen misschien uw gegevens hebben gezien. U bent niets schuldig, maar bescherm uzelf.',
  },
  'us.breach.reality': {
    says: 'Een lek betekent niet dat uw gegevens zijn misbruikt. Uw krediet bevriezen (credit freeze) stopt de meeste nieuwe rekeningen op uw naam.',
  },
  'us.breach.right-freeze': {
    says: 'U kunt uw krediet bij elk van de drie bureaus gratis bevriezen. U kunt dat ook gratis weer opheffen.',
  },
  'us.breach.right-reports': {
    says: 'U kunt gratis kredietrapporten krijgen en kijken of er rekeningen in staan die niet van u zijn.',
  },
  'us.breach.right-notice': {
    says: 'Door de wet van de staat moeten bedrijven u over een lek vertellen, en vaak ook welke gegevens het waren en wat u kunt doen.',
  },
  'us.breach.right-block': {
    says: 'Als iemand uw naam gebruikt, moet een bureau die schulden blokkeren binnen 4 werkdagen na uw melding van identiteitsdiefstal (identity theft report).',
  },
  'us.breach.right-health': {
    says: 'Bij gegevens over uw gezondheid moet het bericht binnen 60 dagen na de ontdekking van het lek komen.',
  },
  'us.breach.right-ca': {
    says: 'In Californië kunt u schadevergoeding vragen als een bedrijf uw gegevens verloor omdat het die niet goed bewaakte.',
  },
  'us.breach.step-freeze': {
    says: 'Bevries uw krediet bij Equifax, Experian en TransUnion. Verander het wachtwoord van dit account en van accounts die erop lijken.',
  },
  'us.breach.step-theft': {
    says: 'Is er iets mis? Meld het op identitytheft.gov. Daar krijgt u een plan en de brieven.',
  },
  'us.breach.option': {
    says: 'Neem de gratis bewaking als die wordt aangeboden, en bevries ook uw krediet.',
    title: 'Uw krediet beschermen',
    cost: 'Gratis',
    time: 'Deze week',
    risk: 'U moet de bevriezing opheffen voor u krediet aanvraagt.',
    bestFor: 'Iedereen die zo’n brief krijgt.',
  },
  'us.breach.right-money': {
    says: 'Gebruikt iemand uw kaart of rekening, meld het dan meteen aan de bank. Bij een creditcard bent u dan hoogstens $50 schuldig. Bij een bankrekening: doe het binnen twee werkdagen.',
  },
}
