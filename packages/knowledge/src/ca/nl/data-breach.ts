/** The Dutch words of the rows in ../data-breach.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DATA_BREACH_NL: Words = {
  'ca.breach.want': {
    says: 'Een organisatie vertelt dat anderen uw gegevens misschien hebben gezien. U bent niets schuldig, maar bescherm uzelf.',
  },
  'ca.breach.reality': {
    says: 'Niet elk lek leidt tot misbruik. Met een fraudewaarschuwing (fraud alert) controleren kredietgevers of u het bent.',
  },
  'ca.breach.right-told': {
    says: 'Ze moeten het u snel vertellen als er een echt risico op ernstige schade is, en wat u kunt doen.',
  },
  'ca.breach.right-qc': {
    says: 'In Québec moet een bedrijf u een voorval vertellen dat ernstige schade kan doen. U kunt de kredietbureaus om een gratis blokkering vragen.',
  },
  'ca.breach.right-complain': {
    says: 'U kunt gratis klagen bij de privacytoezichthouder (privacy commissioner).',
  },
  'ca.breach.step': {
    says: 'Verander uw wachtwoorden, vertel het uw bank, en laat Equifax en TransUnion een fraudewaarschuwing (fraud alert) op uw dossier zetten.',
  },
  'ca.breach.option': {
    says: 'Neem de gratis bewaking aan als die wordt aangeboden, en bekijk uw kredietdossier.',
    title: 'Bescherm uw naam',
    cost: 'Gratis',
    time: 'Deze week',
    risk: 'Geen.',
    bestFor: 'Iedereen die zo’n brief krijgt.',
  },
  'ca.breach.right-on-health': {
    says: 'In Ontario moet wie uw medische gegevens bewaart u een diefstal of verlies vertellen. U kunt klagen bij de Information and Privacy Commissioner.',
  },
}
